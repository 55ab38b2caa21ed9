import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { test } from 'node:test';

// The jsdom that Jest's environment uses.
const require = createRequire(import.meta.url);
const { speedUpComputedStyle } = require('./computedStyle.cjs') as { speedUpComputedStyle: (window: object) => void };
const { JSDOM } = createRequire(require.resolve('jest-environment-jsdom'))('jsdom') as {
  JSDOM: new (html: string) => { window: JsdomWindow };
};

/** The used part of a window; tooling has no DOM types. */
interface JsdomWindow {
  document: JsdomDocument;
  CSSStyleDeclaration: new () => object;
  getComputedStyle: (element: JsdomElement) => JsdomStyle;
}
interface JsdomDocument {
  body: JsdomElement;
  head: JsdomElement;
  createElement: (name: string) => JsdomElement;
  querySelector: (selector: string) => JsdomElement | null;
  querySelectorAll: (selector: string) => Iterable<JsdomElement>;
}
interface JsdomElement {
  outerHTML: string;
  classList: { add: (name: string) => void };
  style: JsdomStyle;
  sheet?: { insertRule: (rule: string, at: number) => void };
  append: (text: string) => void;
  appendChild: (child: JsdomElement) => JsdomElement;
  remove: () => void;
  removeAttribute: (name: string) => void;
}
type JsdomStyle = Record<'display' | 'visibility' | 'pointerEvents' | 'color', string> & {
  length: number;
  getPropertyValue: (name: string) => string;
};

const PROPERTIES = ['display', 'visibility', 'pointer-events', 'opacity', 'content-visibility', 'animation-name'];
const PAGE = `<style>
  .hidden { display: none } .a.b { display: flex } .card > .inner { visibility: hidden } ul li { display: grid }
  .card:not(.open) { pointer-events: none } :is(.x, .y .z) { display: inline-flex } .x, .card .y { visibility: collapse }
  [title="a, .b c"] { display: table } .q { display: unset } .twice { display: flex } .twice { display: inline }
  .deep .q::before { display: block; visibility: hidden } @media (max-width: 1px) { .a { display: none } }
  @media screen { .media { display: none } } .card { opacity: .5; animation: come 1s } .x { opacity: 0; animation-name: go }
  .inner { content-visibility: hidden; animation: none } .y:no-such-class { opacity: 1 } .y::-no-such-part { opacity: 1 } .important { display: grid !important } div.important { display: block }
</style>
<div class="a b card" style="pointer-events: auto"><span class="inner">1<b>2</b></span><i class="y z">3</i></div>
<div class="card deep"><ul class="hidden"><li class="q">4</li></ul><p hidden class="x">5</p><input type="hidden"></div>
<section title="a, .b c" style="opacity: 0.25" class="twice media important"><button style="visibility: visible; display: unset">6</button></section>
<div class="important card open"><svg><linearGradient class="hidden"></linearGradient></svg><details><summary>7</summary>8</details></div>`;

function open() {
  const { window } = new JSDOM(PAGE);
  const readAll = window.getComputedStyle.bind(window);
  speedUpComputedStyle(window);
  return { window, readAll };
}

test('returns the same values as jsdom', () => {
  const { window, readAll } = open();
  for (const element of window.document.querySelectorAll('*'))
    for (const property of PROPERTIES)
      assert.equal(
        window.getComputedStyle(element).getPropertyValue(property),
        readAll(element).getPropertyValue(property),
        `${property} of ${element.outerHTML}`,
      );
});

test('notices changed sheets and attributes', () => {
  const { window, readAll } = open();
  const { document } = window;
  const button = document.querySelector('button');
  const style = document.head.appendChild(document.createElement('style'));
  assert.ok(button);
  for (const change of [
    () => style.append('.late { visibility: hidden }'),
    () => button.classList.add('late'),
    () => style.append('.late { visibility: collapse; display: none }'),
    () => {
      style.sheet?.insertRule('button { pointer-events: none }', 0);
      // jsdom itself notices an inserted rule only after the next change of the document.
      button.removeAttribute('style');
    },
    () => style.remove(),
  ]) {
    change();
    const { display, visibility, pointerEvents } = readAll(button);
    const quick = window.getComputedStyle(button);
    assert.deepEqual([quick.display, quick.visibility, quick.pointerEvents], [display, visibility, pointerEvents]);
  }
});

test('leaves all other properties to jsdom', () => {
  const { window, readAll } = open();
  const { body } = window.document;
  body.style.color = 'red';
  const quick = window.getComputedStyle(body);
  assert.equal(quick.color, readAll(body).color);
  assert.equal(quick.getPropertyValue('margin'), readAll(body).getPropertyValue('margin'));
  assert.equal(quick.length, readAll(body).length);
  assert.ok(quick instanceof window.CSSStyleDeclaration);
});
