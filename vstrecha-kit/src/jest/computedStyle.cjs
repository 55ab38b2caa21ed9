// Queries by role read the computed style of every element and its ancestors, only to find out whether it is visible.
// jsdom matches every rule of every style sheet and copies all declarations, which took half of the test time. Here
// only the requested property is looked up, among the rules that set it, indexed by class or tag, and cached until the
// document changes.
// The cascade follows jsdom, see its living/helpers/style-rules.js: the last matching rule wins, then `style`; `@media`
// without `screen` is ignored. jsdom still computes all other properties.
const { createRequire } = require('node:module');

const jsdomRequire = createRequire(createRequire(require.resolve('jest-environment-jsdom')).resolve('jsdom'));
const defaultStyleSheet = jsdomRequire('./jsdom/browser/default-stylesheet.js');
const defaultSheet = jsdomRequire('rrweb-cssom').parse(defaultStyleSheet);
const { CSSStyleDeclaration } = jsdomRequire('cssstyle');
const { implForWrapper } = jsdomRequire('./jsdom/living/generated/utils.js');

const INITIAL = {
  display: '',
  visibility: 'visible',
  'pointer-events': 'auto',
  opacity: '',
  'content-visibility': '',
  'animation-name': '',
};
const INHERITED = new Set(['visibility', 'pointer-events']);
/** Both spellings of each property. */
const NAMES = new Map(
  Object.keys(INITIAL).flatMap((name) => [
    [name, name],
    [name.replace(/-./, ([, letter]) => letter.toUpperCase()), name],
  ]),
);
/** The tag or class that starts the selector's last compound: an element must have it to match. */
const LAST_COMPOUND = /(?:^|[\s>+~])(?:([a-z][a-z0-9]*)|\.([\w-]+))(?:[.:#[][^\s>+~,]*)?$/i;
const ONE_CLASS = /^\.[\w-]+$/;

/** @type {WeakMap<object, { length: number, index: object }>} */
const indexes = new WeakMap();
/** Cache across sheets: styled-components adds rules one by one, and each time the whole sheet is indexed again. */
const selectorsByText = new Map();
const valuesByText = new Map();
const unreadable = new Set();
/** Keys of the per-property caches in `valuesOf`. */
const STORE_KEYS = Object.fromEntries(Object.keys(INITIAL).map((property) => [property, { property }]));

/** Replaces `getComputedStyle` of a jsdom window by a faster one with the same results. */
function speedUpComputedStyle(window) {
  const computeAll = window.getComputedStyle;
  window.getComputedStyle = function getComputedStyle(element, pseudo) {
    if (pseudo || !(element instanceof window.Element)) return computeAll.call(window, element, pseudo);
    let all;
    const readAll = () => (all ??= computeAll.call(window, element));
    return new Proxy(Object.create(window.CSSStyleDeclaration.prototype), {
      get(_, key) {
        if (NAMES.has(key)) return compute(element, NAMES.get(key));
        if (key === 'getPropertyValue')
          return (name) => (NAMES.has(name) ? compute(element, NAMES.get(name)) : readAll().getPropertyValue(name));
        const value = readAll()[key];
        return typeof value === 'function' ? value.bind(readAll()) : value;
      },
      has: (_, key) => key in readAll(),
      ownKeys: () => Reflect.ownKeys(readAll()),
      getOwnPropertyDescriptor: (_, key) => Object.getOwnPropertyDescriptor(readAll(), key),
    });
  };
}

function compute(element, property) {
  const cached = valuesOf(element, property);
  let value = cached.get(element);
  if (value === undefined) {
    value = cascade(element, property);
    if (value === '' && INHERITED.has(property) && element.parentElement)
      value = compute(element.parentElement, property);
    else if (value === '') value = INITIAL[property];
    cached.set(element, value);
  }
  return value;
}

/** Cached values of a document; jsdom drops its `_styleCache` on every change of the document. */
function valuesOf(element, property) {
  const document = implForWrapper(element)._ownerDocument;
  const store = (document._styleCache ??= new WeakMap());
  const key = STORE_KEYS[property];
  if (!store.has(key)) store.set(key, new Map());
  return store.get(key);
}

function cascade(element, property) {
  const own = element.hasAttribute('style') && element.style?.getPropertyValue(property);
  if (own) return own === 'unset' ? '' : own;
  const names = element.getAttribute('class')?.split(/\s+/) ?? [];
  const tag = element.localName.toLowerCase();
  const sheets = element.ownerDocument.styleSheets;
  for (let at = sheets.length - 1; at >= -1; at--) {
    const rule = findLast(element, names, tag, indexOf(at < 0 ? defaultSheet : sheets[at])[property]);
    if (rule) return rule.value;
  }
  return '';
}

function findLast(element, names, tag, { byClass, byTag, others }) {
  let found;
  const look = (rules = []) => {
    for (let at = rules.length - 1; at >= 0; at--) {
      const rule = rules[at];
      if (found && found.order >= rule.order) return;
      if (rule.isOneClass || matches(element, rule.selector)) found = rule;
    }
  };
  for (const name of names) look(byClass.get(name));
  look(byTag.get(tag));
  look(others);
  return found;
}

/** An invalid selector matches no element; jsdom's exception for it is expensive, so it is thrown once per selector. */
function matches(element, selector) {
  if (unreadable.has(selector)) return false;
  try {
    return element.matches(selector);
  } catch {
    unreadable.add(selector);
    return false;
  }
}

/** The value as jsdom normalises it: empty when it is invalid. */
function readValue(property, value) {
  if (value === 'unset') return '';
  const key = `${property}: ${value}`;
  if (!valuesByText.has(key)) {
    const declaration = new CSSStyleDeclaration();
    declaration.setProperty(property, value);
    valuesByText.set(key, declaration.getPropertyValue(property));
  }
  return valuesByText.get(key);
}

function indexOf(sheet) {
  const cached = indexes.get(sheet);
  if (cached?.length === sheet.cssRules.length) return cached.index;
  const index = createIndex(sheet);
  indexes.set(sheet, { length: sheet.cssRules.length, index });
  return index;
}

function createIndex(sheet) {
  const index = {};
  for (const property of Object.keys(INITIAL)) index[property] = { byClass: new Map(), byTag: new Map(), others: [] };
  let order = 0;
  const add = (rule) => {
    if (!rule.selectorText) return;
    for (const property of Object.keys(INITIAL)) {
      const written = rule.style.getPropertyValue(property);
      if (written === '') continue;
      const value = readValue(property, written);
      order += 1;
      for (const { selector, name, tag, isOneClass } of readSelectors(rule.selectorText)) {
        const entry = { selector, value, order, isOneClass };
        if (name) fileUnder(index[property].byClass, name, entry);
        else if (tag) fileUnder(index[property].byTag, tag, entry);
        else index[property].others.push(entry);
      }
    }
  };
  for (const rule of sheet.cssRules) {
    if (!rule.media) add(rule);
    else if (Array.prototype.includes.call(rule.media, 'screen')) for (const inner of rule.cssRules) add(inner);
  }
  return index;
}

function readSelectors(text) {
  if (!selectorsByText.has(text)) {
    // A comma inside brackets or quotes does not separate selectors; such a list is matched as a whole.
    const selectors = /[()"']/.test(text) ? [text] : text.split(',');
    selectorsByText.set(
      text,
      selectors.map((item) => readSelector(item.trim())),
    );
  }
  return selectorsByText.get(text);
}

function readSelector(selector) {
  // Brackets may contain selectors of other elements.
  const isPlain = !/[("']/.test(selector) || !/[\s>+~,]/.test(selector);
  const [, tag, name] = (isPlain && LAST_COMPOUND.exec(selector)) || [];
  return { selector, name, tag: tag?.toLowerCase(), isOneClass: ONE_CLASS.test(selector) };
}

function fileUnder(rules, key, rule) {
  if (!rules.has(key)) rules.set(key, []);
  rules.get(key).push(rule);
}

module.exports = { speedUpComputedStyle };
