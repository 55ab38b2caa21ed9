import assert from 'node:assert/strict';
import type { Browser, Page } from 'playwright-core';

const ID = {
  colors: 'основы-цвета--values',
  files: 'основы-файлы-для-figma--for-tools',
  button: 'действия-button--primary',
};
const TIMEOUT_MS = 60_000;

/**
 * Takes what a designer needs: the accent colour of both themes and its variable, all values in one file, a part in
 * both themes at 200 % text (DES-01, DES-02).
 */
export async function visitAsDesigner(browser: Browser, origin: string): Promise<void> {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  page.setDefaultTimeout(TIMEOUT_MS);
  const open = (id: string, globals = '') =>
    page.goto(`${origin}/iframe.html?id=${encodeURIComponent(id)}&viewMode=story&globals=${globals}`);
  try {
    await open(ID.colors);
    for (const value of ['#4b3fd6', '#9a92ff', '--color-accent', 'theme.color.accent']) await copyValue(page, value);
    await open(ID.files);
    await readFile(page, 'Обе темы одним файлом');
    await open(ID.button, 'theme:both;text:large');
    await seeBothThemes(page);
  } finally {
    await context.close();
  }
}

async function copyValue(page: Page, value: string): Promise<void> {
  await page
    .getByRole('button', { name: value })
    .filter({ has: page.getByText(value, { exact: true }) })
    .click();
  await page.locator('[aria-live]').getByText(`Скопировано: ${value}`).last().waitFor();
  assert.equal(await page.evaluate('navigator.clipboard.readText()'), value);
}

async function readFile(page: Page, link: string): Promise<void> {
  const address = await page.getByRole('link', { name: link }).getAttribute('href');
  const file = (await (await page.request.get(new URL(address ?? '', page.url()).href)).json()) as {
    $themes: { name: string }[];
  };
  assert.deepEqual(
    file.$themes.slice(0, 2).map(({ name }) => name),
    ['Светлая', 'Тёмная'],
  );
}

async function seeBothThemes(page: Page): Promise<void> {
  for (const [title, theme] of [
    ['Светлая', 'light'],
    ['Тёмная', 'dark'],
  ] as const) {
    const root = `html[data-theme=${theme}][style*='font-size: 200%']`;
    await page.frameLocator(`iframe[title="${title}"]`).locator(root).getByRole('button').first().waitFor();
  }
}
