// Queries by role ask for the computed style of every element and of all around it, only to know whether it can be seen. jsdom
// answers by matching every rule of every style sheet with the element and copying all declarations: half the time of tests.
// Here the properties that are asked for are looked up alone, among the rules that set them, found by class or tag, and kept until
// the document changes.
// The cascade is jsdom's own, see its living/helpers/style-rules.js: the last matching rule wins, then `style`; `@media` without
// `screen` does not count. Everything else of a computed style is still jsdom's.
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
const NAMES = new Map([
  ['display', 'display'],
  ['visibility', 'visibility'],
  ['pointerEvents', 'pointer-events'],
  ['pointer-events', 'pointer-events'],
  ['opacity', 'opacity'],
  ['contentVisibility', 'content-visibility'],
  ['content-visibility', 'content-visibility'],
  ['animationName', 'animation-name'],
  ['animation-name', 'animation-name'],
]);
/** What an element must have for a selector to match: the tag or the class with which its last compound begins. */
const LAST_COMPOUND = /(?:^|[\s>+~])(?:([a-z][a-z0-9]*)|\.([\w-]+))(?:[.:#[][^\s>+~,]*)?$/i;
const ONE_CLASS = /^\.[\w-]+$/;

/** @type {WeakMap<object, { length: number, index: object }>} */
const indexes = new WeakMap();
/** A sheet is read anew with each rule that styled-components adds to it; its selectors are the same. */
const selectorsByText = new Map();
const valuesByText = new Map();
const unreadable = new Set();
/** One for each property, under which `valuesOf` keeps its values. */
const STORE_KEYS = Object.fromEntries(Object.keys(INITIAL).map((property) => [property, { property }]));

/** Replaces `getComputedStyle` of a jsdom window by one that answers sooner and the same. */
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
  const known = valuesOf(element, property);
  let value = known.get(element);
  if (value === undefined) {
    value = cascade(element, property);
    if (value === '' && INHERITED.has(property) && element.parentElement)
      value = compute(element.parentElement, property);
    else if (value === '') value = INITIAL[property];
    known.set(element, value);
  }
  return value;
}

/** What is known of a document, as long as it does not change: jsdom throws the same store away with each change. */
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

/** The last rule that matches. */
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

/** What jsdom cannot read matches nothing; the error that says so costs more than the answer. */
function matches(element, selector) {
  if (unreadable.has(selector)) return false;
  try {
    return element.matches(selector);
  } catch {
    unreadable.add(selector);
    return false;
  }
}

/** As jsdom stores it, which may be nothing. */
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
  const known = indexes.get(sheet);
  if (known?.length === sheet.cssRules.length) return known.index;
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
    // A comma between brackets or quotes separates no selectors; such a list is matched as a whole.
    const selectors = /[()"']/.test(text) ? [text] : text.split(',');
    selectorsByText.set(
      text,
      selectors.map((item) => readSelector(item.trim())),
    );
  }
  return selectorsByText.get(text);
}

function readSelector(selector) {
  // Between brackets there may be selectors of other elements.
  const isPlain = !/[("']/.test(selector) || !/[\s>+~,]/.test(selector);
  const [, tag, name] = (isPlain && LAST_COMPOUND.exec(selector)) || [];
  return { selector, name, tag: tag?.toLowerCase(), isOneClass: ONE_CLASS.test(selector) };
}

function fileUnder(rules, key, rule) {
  if (!rules.has(key)) rules.set(key, []);
  rules.get(key).push(rule);
}

module.exports = { speedUpComputedStyle };
