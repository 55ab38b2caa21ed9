import type { Locator } from '@playwright/test';
import { accounts } from '../support/accounts.ts';
import { expect, test } from '../support/test.ts';

test('opens a linked post and marks unread news [NEWS-01] [OWN-03] @quick', async ({ people }) => {
  const page = await people.come(accounts.customer);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/news?page=2');
  const articles = page.getByRole('main').getByRole('article');
  await expect(articles).toHaveCount(10);
  const cut = articles.filter({ has: page.getByRole('button', { name: 'Читать полностью' }) }).first();
  const title = await cut.getByRole('heading').innerText();
  await cut.hover();
  await cut.getByRole('button', { name: `Скопировать ссылку на новость: ${title}` }).click();

  await page.goto(await page.evaluate(() => navigator.clipboard.readText()));
  const wanted = articles.filter({ has: page.getByRole('heading', { name: title, exact: true }) });
  await expect(wanted.getByRole('button', { name: 'Скрыть' })).toBeVisible();
  await expect(wanted.getByRole('heading')).toBeInViewport();
  await expect(page.getByRole('link', { name: 'Страница 2' })).toHaveAttribute('aria-current', 'page');

  // Only page 2 was opened, so the posts of page 1 are new, here and on the current user’s page.
  await page.goto('/profile');
  await expect(page.getByRole('region', { name: 'Новости' }).getByText('Новое', { exact: true })).toHaveCount(3);
  await page.getByRole('link', { name: 'Показать все: новости' }).click();
  await expect(articles.getByText('Новое', { exact: true })).toHaveCount(10);
  await page.goBack();
  await expect(page.getByRole('region', { name: 'Новости' }).getByRole('article')).toHaveCount(3);
  await expect(page.getByRole('region', { name: 'Новости' }).getByText('Новое', { exact: true })).toHaveCount(0);
});

/** Sent by any page without a press: the catalogue's query, joining the push channel, and cards of recent notices. */
const UNASKED_POSTS = ['/api/users', '/api/pusher/auth', '/api/notices/shown'];

test('ignores every press in the previews and sends no writes [ROUTE-17] [ROUTE-18] @quick', async ({ people }) => {
  const page = await people.come(accounts.supplier);
  const writes: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' && !UNASKED_POSTS.includes(pathname)) writes.push(`${request.method()} ${pathname}`);
  });
  for (const address of ['/preview/profile', '/preview/catalog']) {
    await page.goto(address);
    await expect(page.getByRole('main').locator('[data-still]').first()).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    // Blocks below a loading block stay hidden until it has loaded.
    await expect(page.locator('[data-column] > :not([data-settled])')).toHaveCount(0);
    const before = await page.getByRole('main').innerText();
    await pressAll(page.getByRole('main').locator('[data-still], [tabindex="-1"]'));
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await page.getByRole('main').innerText()).toBe(before);
  }
  expect(writes).toEqual([]);
});

/** Dispatches clicks, Enter and Space to each element, reachable or not. */
async function pressAll(elements: Locator): Promise<void> {
  await elements.evaluateAll((all: HTMLElement[]) => {
    for (const element of all) {
      for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'dblclick'])
        element.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
      for (const key of ['Enter', ' ', 'ArrowRight'])
        element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    }
  });
}
