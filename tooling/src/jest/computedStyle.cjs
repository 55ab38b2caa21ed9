// Queries by role ask for the computed style of every element and of all around it, only to know whether it can be seen. jsdom
// answers by matching every rule of every style sheet with the element and copying all declarations: half the time of tests.
// Here the properties that are asked for are looked up alone, among the rules that set them, found by class or tag.
// The cascade is jsdom's own, see its living/helpers/style-rules.js: the last matching rule wins, then `style`; `@media` without
// `screen` does not count. Everything else of a computed style is still jsdom's.
const { createRequire } = require('node:module');

const jsdomRequire = createRequire(createRequire(require.resolve('jest-environment-jsdom')).resolve('jsdom'));
const defaultStyleSheet = jsdomRequire('./jsdom/browser/default-stylesheet.js');
const defaultSheet = jsdomRequire('rrweb-cssom').parse(defaultStyleSheet);

const INITIAL = { display: '', visibility: 'visible', 'pointer-events': 'auto' };
const INHERITED = new Set(['visibility', 'pointer-events']);
const NAMES = new Map([
  ['display', 'display'],
  ['visibility', 'visibility'],
  ['pointerEvents', 'pointer-events'],
  ['pointer-events', 'pointer-events'],
]);
/** What an element must have for a selector to match: the tag or the class with which its last compound begins. */
const LAST_COMPOUND = /(?:^|[\s>+~])(?:([a-z][a-z0-9]*)|\.([\w-]+))(?:[.:#[][^\s>+~,]*)?$/i;
const ONE_CLASS = /^\.[\w-]+$/;

/** @type {WeakMap<object, { length: number, index: object }>} */
const indexes = new WeakMap();
/** A sheet is read anew with each rule that styled-components adds to it; its selectors are the same. */
const selectorsByText = new Map();

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
  for (let at = element; at; at = at.parentElement) {
    const value = cascade(at, property);
    if (value !== '') return value;
    if (!INHERITED.has(property)) break;
  }
  return INITIAL[property];
}

function cascade(element, property) {
  const own = element.style?.getPropertyValue(property);
  if (own) return own === 'unset' ? '' : own;
  const sheets = element.ownerDocument.styleSheets;
  for (let at = sheets.length - 1; at >= -1; at--) {
    const rule = findLast(element, indexOf(at < 0 ? defaultSheet : sheets[at])[property]);
    if (rule) return rule.value === 'unset' ? '' : rule.value;
  }
  return '';
}

/** The last rule that matches. */
function findLast(element, { byClass, byTag, others }) {
  let found;
  const look = (rules = []) => {
    for (let at = rules.length - 1; at >= 0; at--) {
      const rule = rules[at];
      if (found && found.order >= rule.order) return;
      if (rule.isOneClass || matches(element, rule.selector)) found = rule;
    }
  };
  for (const name of element.classList) look(byClass.get(name));
  look(byTag.get(element.localName.toLowerCase()));
  look(others);
  return found;
}

function matches(element, selector) {
  try {
    return element.matches(selector);
  } catch {
    return false;
  }
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
      const value = rule.style.getPropertyValue(property);
      if (value === '') continue;
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
