import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { enterContrastTheme } from 'e2e/support/contrastTheme';
import type { Browser } from 'playwright-core';
import { launchChromium } from '#support/browser.ts';

let browser: Browser;
before(async () => {
  browser = await launchChromium();
});
after(() => browser.close());

/** The states of a body that a contrast theme hides: the reason of each sentence alone. */
async function lostOf(body: string): Promise<string[]> {
  const page = await browser.newPage();
  await page.setContent(`<!doctype html><style>body { background: Canvas }</style>${body}`);
  const lost = await enterContrastTheme(page);
  await page.close();
  return lost.map((text) => text.split(/ of |: /)[0] ?? '');
}

const BUTTON = (attributes: string) => `<button style="border: 1px solid" ${attributes}>День</button>`;

test('names what is chosen by colour alone [NET-06] [DES-02]', async () => {
  for (const state of ['aria-pressed', 'aria-selected', 'aria-checked', 'aria-current', 'data-chosen']) {
    const style = `<style>[${state}='true'] { background: #ecebfc !important }</style>`;
    const pair = BUTTON(`${state}="true"`) + (state === 'data-chosen' ? BUTTON('') : BUTTON(`${state}="false"`));
    assert.deepEqual(await lostOf(style + pair), ['chosen looks like the others'], state);
    const kept = `<style>[${state}='true'] { outline: 2px solid }</style>`;
    assert.deepEqual(await lostOf(kept + pair), [], state);
  }
});

test('compares a lone toggle with itself when off [NET-06]', async () => {
  assert.deepEqual(await lostOf(BUTTON('aria-pressed="true"')), ['chosen looks like the others']);
  const style = '<style>[aria-pressed=true] { text-decoration: underline }</style>';
  assert.deepEqual(await lostOf(style + BUTTON('aria-pressed="true"')), []);
});

test('takes the label of a hidden input for its look [NET-06]', async () => {
  const choice = (checked: string) =>
    `<label><input type="radio" name="a" class="visually-hidden" ${checked} />Все</label>`;
  const body = `<style>label:has(:checked) { color: #4b3fd6 }</style>${choice('checked')}${choice('')}`;
  assert.deepEqual(await lostOf(body), ['chosen looks like the others']);
  assert.deepEqual(await lostOf(`<style>label:has(:checked) { font-weight: bold }</style>${body}`), []);
});

test('judges ticks that styles draw, not the browser [DES-02]', async () => {
  const tick = (style: string) => `<input type="checkbox" role="switch" checked style="${style}" />`;
  assert.deepEqual(await lostOf(tick('appearance: none; border: 1px solid')), ['chosen looks like the others']);
  assert.deepEqual(await lostOf(tick('')), []);
  const style = '<style>input:checked { outline: 2px solid }</style>';
  assert.deepEqual(await lostOf(style + tick('appearance: none')), []);
});

test('compares with one that has the same parts [DES-02]', async () => {
  const arrow = '<button style="border: 1px solid"><i>‹</i></button>';
  const pages = BUTTON('aria-current="page"') + BUTTON('');
  assert.deepEqual(await lostOf(arrow + pages), ['chosen looks like the others']);
});

test('names what looks usable or right by mistake [NET-06]', async () => {
  for (const state of ['aria-disabled="true"', 'aria-invalid="true"']) {
    const style = (look: string) => `<style>button { color: navy; border: 1px solid } [${state}] { ${look} }</style>`;
    const body = `<button ${state}>Сохранить</button>`;
    assert.deepEqual(await lostOf(style('color: gray') + body), ['unavailable or wrong looks plain'], state);
    assert.deepEqual(await lostOf(style('color: GrayText') + body), [], state);
    assert.deepEqual(await lostOf(style('border-style: dashed') + body), [], state);
  }
});

test('names marks that vanish or lose their difference [NET-06]', async () => {
  const mark = (style: string) => `<li><i style="display: block; height: 12px; ${style}"></i></li>`;
  const list = (...styles: string[]) => `<ul>${styles.map(mark).join('')}</ul>`;
  assert.deepEqual(await lostOf(list('background: #4b3fd6')), ['nothing is left']);
  assert.deepEqual(await lostOf(list('background: CanvasText')), []);
  assert.deepEqual(await lostOf(list('border: 1px solid red', 'border: 1px solid green')), ['two looks became one']);
  assert.deepEqual(await lostOf(list('border: 1px solid red', 'border: 1px dashed green')), []);
});
