import type { Page } from '@playwright/test';
import { accounts } from '../support/accounts.ts';
import { configure } from '../support/control.ts';
import { cachedIn, cacheNames, keepDay, PHONE, startAnew } from '../support/keptDay.ts';
import { logIn } from '../support/login.ts';
import { readRegistry, type Registry } from '../support/registry.ts';
import { ownSystem } from '../support/system.ts';
import { expect, test } from '../support/test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const age = (page: Page) => page.getByText(/^Нет связи\. Данные на \d\d:\d\d\.$/);

test('opens today from a cold start without a network [DAY-03] [DAY-10] @quick', async ({ people }) => {
  const first = await people.come(accounts.supplier, PHONE);
  await keepDay(first);
  await people.disconnect(first);
  const page = await startAnew(first);
  const byWorker: string[] = [];
  page.on('response', (answer) => answer.fromServiceWorker() && byWorker.push(new URL(answer.url()).pathname));

  await page.goto('/today');
  await expect(heading(page)).toHaveText(/^Сегодня · /);
  await expect(page.getByRole('link', { name: /^Завтра/ })).toBeVisible();
  await expect(age(page)).toBeVisible();
  await page.getByRole('link', { name: 'Заявки' }).click();
  await expect(heading(page)).toHaveText('Заявки на встречу');
  await expect(age(page)).toBeVisible();
  await page.getByRole('link', { name: 'Сообщения' }).click();
  await expect(page.getByRole('region', { name: 'Чаты' }).getByRole('link').first()).toBeVisible();
  expect(byWorker).toContain('/today');
  expect(byWorker.filter((path) => /^\/(?:api|push|reports)\//.test(path))).toEqual([]);

  await page.context().setOffline(false);
  await page.goto('/today');
  await expect(page.getByRole('link', { name: /^Завтра/ })).toBeVisible();
  await expect(age(page)).toHaveCount(0);
});

test('lists the day by the shell alone without remotes [DAY-08]', async ({ people }) => {
  const first = await people.come(accounts.supplier, PHONE);
  await keepDay(first);
  await first.evaluate((key) => {
    const registry = JSON.parse(localStorage.getItem(key) ?? '') as Registry;
    localStorage.setItem(key, JSON.stringify({ ...registry, remotes: { ...registry.remotes, mf_meetings: [] } }));
  }, 'vstrecha.registry');
  await people.disconnect(first);
  const page = await startAnew(first);
  await page.goto('/today');
  const list = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Встречи на сегодня' }) });
  await expect(list.getByRole('listitem').first()).toHaveText(/^\d\d:\d\d · /);
});

test('shows a sentence for a half-filled cache [DAY-03]', async ({ people }) => {
  const first = await people.come(accounts.supplier, PHONE);
  await keepDay(first);
  await first.evaluate(async () => {
    for (const name of await caches.keys())
      if (name.startsWith('shell-')) await (await caches.open(name)).delete('/complete');
  });
  await people.disconnect(first);
  const page = await startAnew(first);
  await page.goto('/today');
  await expect(heading(page)).toHaveText('Нет связи');
  await page.context().setOffline(false);
  await page.getByRole('link', { name: 'Повторить' }).click();
  await expect(heading(page)).toHaveText(/^Сегодня · /);
});

test('hides the first account’s day from another one [DAY-05]', async ({ people }) => {
  // A page still asks while the press ends the session.
  people.allow(/status of 401/);
  const first = await people.come(accounts.supplier, PHONE);
  await keepDay(first);
  await first.getByRole('button', { name: /^Ещё/ }).click();
  await first.getByRole('dialog', { name: 'Ещё' }).getByRole('link', { name: 'Выйти' }).click();
  await expect(first.getByRole('textbox', { name: 'Логин' })).toBeVisible();
  expect((await cacheNames(first)).filter((name) => name.startsWith('day-') || name === 'images')).toEqual([]);

  await logIn(first, accounts.customer);
  await expect(heading(first)).toHaveText('Моя страница');
  await people.disconnect(first);
  const page = await startAnew(first);
  await page.goto('/today').catch(() => undefined);
  await expect(page.getByRole('link', { name: /^Завтра/ })).toHaveCount(0);
});

test('keeps no file of a rolled-back build [DAY-06]', async ({ people }) => {
  people.allow(/No build of mf_messenger/);
  const page = await people.come(accounts.supplier, PHONE);
  await keepDay(page);
  const kept = await cachedIn(page, 'remotes');
  const registry: Registry = await readRegistry(ownSystem().address);
  const gone = new URL('.', registry.remotes.mf_messenger?.[0]?.entry ?? '').href;
  expect(kept.some((url) => url.startsWith(gone))).toBe(true);

  await page.route('**/registry.json', (route) =>
    route.fulfill({ json: { ...registry, remotes: { ...registry.remotes, mf_messenger: [] } } }),
  );
  await page.goto('/today');
  await expect
    .poll(async () => (await cachedIn(page, 'remotes')).filter((url) => url.startsWith(gone)), { timeout: 30_000 })
    .toEqual([]);
  expect((await cachedIn(page, 'remotes')).length).toBeGreaterThan(0);
});

test('removes worker and caches by the kill switch [DAY-06]', async ({ people }) => {
  const page = await people.come(accounts.supplier, PHONE);
  await keepDay(page);
  await configure({ offline: false });
  try {
    await page.goto('/today');
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), {
        timeout: 30_000,
      })
      .toBe(0);
    await page.goto('/meetings');
    await expect
      .poll(async () => (await cacheNames(page)).filter((name) => /^(?:day-|shell-|remotes|base)/.test(name)))
      .toEqual([]);
  } finally {
    await configure({ offline: true });
  }
});

test('works without a worker that cannot be registered [DAY-06]', async ({ people }) => {
  people.allow(/service worker/i, /sw\.js/, /404/);
  const page = await people.come(accounts.supplier, PHONE);
  await page.context().route('**/sw.js', (route) => route.fulfill({ status: 404 }));
  await page.goto('/today');
  const refused = page.waitForEvent('console', (message) => message.text().startsWith('[offline]'));
  await page.getByRole('switch', { name: /^Хранить/ }).check();
  await refused;
  await page.getByRole('link', { name: 'Заявки' }).click();
  await expect(heading(page)).toHaveText('Заявки на встречу');
});

test('treats a captive portal as no network [DAY-03]', async ({ people }) => {
  const page = await people.come(accounts.supplier, PHONE);
  await keepDay(page);
  await page.route('**/api/**', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Wi-Fi</h1>' }));
  await page.goto('/today');
  await expect(page.getByRole('link', { name: /^Завтра/ })).toBeVisible();
  await expect(age(page)).toBeVisible();
});
