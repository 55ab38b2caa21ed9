import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { repositoryRoot } from 'tooling/system/packages';
import { launchChromium } from '#support/browser.ts';

const source = readFileSync(path.join(repositoryRoot, '.storybook/forceLooks.ts'), 'utf8');
const script = `${stripTypeScriptTypes(source).replace('export function', 'function')}; window.forceLooks = forceLooks;`;
const BODY = `<style>
  button { color: rgb(1, 1, 1); outline: none }
  button:hover { color: rgb(2, 2, 2) }
  :focus-visible { outline: 2px solid }
  @media (forced-colors: active) { button { color: rgb(3, 3, 3) } }
</style><p>Текст</p><button>День</button>`;

let browser: Browser;
let page: Page;
before(async () => {
  browser = await launchChromium();
  page = await browser.newPage();
  await page.setContent(BODY);
  await page.evaluate(script);
});
after(() => browser.close());

const force = (state: string, colors: string) =>
  page.evaluate(`void (window.back = forceLooks({ state: '${state}', colors: '${colors}' }))`);
const read = (selector: string) =>
  page.evaluate<string[]>(`(({ color, outlineStyle }) => [color, outlineStyle])(getComputedStyle(${selector}))`);
const BUTTON = `document.querySelector('button')`;
const USUAL = ['rgb(1, 1, 1)', 'none'];

test('shows everything as hovered, and takes it back [DES-02]', async () => {
  await force('hover', 'usual');
  assert.deepEqual(await read(BUTTON), ['rgb(2, 2, 2)', 'none']);
  await page.evaluate('back()');
  assert.deepEqual(await read(BUTTON), USUAL);
});

test('shows controls as focused, texts not [DES-02]', async () => {
  await force('focus', 'usual');
  assert.deepEqual(await read(BUTTON), ['rgb(1, 1, 1)', 'solid']);
  assert.equal((await read(`document.querySelector('p')`))[1], 'none');
  await page.evaluate('back()');
  assert.deepEqual(await read(BUTTON), USUAL);
});

test('applies rules of contrast themes, also later ones [DES-02]', async () => {
  await force('usual', 'forced');
  assert.deepEqual(await read(BUTTON), ['rgb(3, 3, 3)', 'none']);
  const later = '@media (forced-colors: active) { button { color: rgb(4, 4, 4) } }';
  await page.evaluate(
    `document.head.append(Object.assign(document.createElement('style'), { textContent: '${later}' }))`,
  );
  assert.deepEqual(await read(BUTTON), ['rgb(4, 4, 4)', 'none']);
  await page.evaluate('back()');
  assert.deepEqual(await read(BUTTON), USUAL);
});
