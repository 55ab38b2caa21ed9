import assert from 'node:assert/strict';
import path from 'node:path';
import { after, test } from 'node:test';
import type { Page } from 'playwright-core';
import { buildStorybook, storybookFolder } from 'tooling/build/buildStorybook';
import { createStaticServer } from 'tooling/serve/createStaticServer';
import { storybookHeaders } from 'tooling/serve/securityHeaders';
import { launchChromium } from '#support/browser.ts';
import { readStories } from './stories.ts';

await buildStorybook();
const browser = await launchChromium();
const server = await createStaticServer({ root: path.dirname(storybookFolder), port: 0, headers: storybookHeaders() });
after(async () => {
  await browser.close();
  await server.close();
});
const address = `${server.origin}/${path.basename(storybookFolder)}/`;

/** Opens an address below the folder. @returns what a designer's browser would complain about */
async function open(query: string): Promise<{ page: Page; complaints: string[] }> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'ru-RU' });
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
  });
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(address)) complaints.push(request.url());
  });
  await page.goto(address + query);
  return { page, complaints };
}

const GROUND = "getComputedStyle(document.getElementById('preview-loader').parentElement).backgroundImage";
const docsOf = (id: string) => `?path=/docs/${encodeURIComponent(id)}`;

test('opens from a subfolder under the published policy [DES-03]', async () => {
  const { page, complaints } = await open('');
  await page.frameLocator('#storybook-preview-iframe').getByRole('heading', { level: 1 }).waitFor();
  assert.deepEqual(complaints, []);
});

test("a part's docs have its font and default picture [DES-03]", async () => {
  const { page, complaints } = await open(docsOf('данные-avatar--описание'));
  const docs = page.frameLocator('#storybook-preview-iframe');
  await docs.getByRole('heading', { level: 1, name: 'Avatar' }).waitFor();
  await docs.locator('img[src="images/avatar/default.png"]').first().waitFor();
  const [font] = await docs
    .locator('html')
    .evaluate('document.fonts.load(\'400 16px "Golos Text"\').then((fonts) => fonts.map(({ status }) => status))')
    .then((statuses) => statuses as string[]);
  assert.equal(font, 'loaded');
  // Its last story shows a missing picture on purpose.
  assert.deepEqual(
    complaints.filter((complaint) => !complaint.includes('/nothing-here.png')),
    [],
  );
});

test("a page's story answers its own calls [DES-03]", async () => {
  const story = readStories(storybookFolder).find(({ title }) => title === 'Страницы/Каталог');
  assert.ok(story);
  const { page, complaints } = await open(`iframe.html?id=${encodeURIComponent(story.id)}&viewMode=story`);
  await page.getByRole('main').getByRole('article').first().waitFor();
  assert.deepEqual(complaints, []);
});

test("shows a page's skeleton before its scripts run [DES-03]", async () => {
  const page = await browser.newPage();
  await page.route('**/*iframe.bundle.js', (route) => route.abort());
  await page.goto(address + docsOf('данные-avatar--описание'));
  await page.locator('#preview-loader').waitFor();
  assert.match(await page.evaluate<string>(GROUND), /gradient/);
  for (const [view, skeleton] of [
    ['docs', '.sb-preparing-docs'],
    ['story', '.sb-preparing-story'],
  ] as const) {
    await page.goto(`${address}iframe.html?id=данные-avatar--описание&viewMode=${view}`);
    assert.ok(await page.locator(skeleton).isVisible(), view);
  }
});
