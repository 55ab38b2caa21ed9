import type { BrowserContext, Page } from '@playwright/test';
import { accounts } from '../support/accounts.ts';
import { configure } from '../support/control.ts';
import { cachedIn, cacheNames, keepDay, PHONE, startAnew } from '../support/keptDay.ts';
import { readRegistry, type Registry } from '../support/registry.ts';
import { ownSystem } from '../support/system.ts';
import { expect, test } from '../support/test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const today = /^Сегодня · /;
const age = (page: Page) => page.getByText(/^Нет связи\. Данные на \d\d:\d\d\.$/);
const loginBox = (page: Page) => page.getByRole('textbox', { name: 'Логин' });
const dayCaches = async (page: Page) => (await cacheNames(page)).filter((name) => name.startsWith('day-'));

async function openMore(page: Page) {
  await page.getByRole('button', { name: /^Ещё/ }).click();
  return page.getByRole('dialog', { name: 'Ещё' });
}

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

for (const [what, answer] of [
  ['404', { status: 404, body: '' }],
  ['a page', { status: 200, contentType: 'text/html', body: '<!doctype html><h1>Встреча</h1>' }],
] as const)
  test(`opens pages whose scripts the server lost: ${what} [DAY-06]`, async ({ people }) => {
    // What measures pages needs the network, so it is not kept; an idle page asks for it.
    people.allow(/valid digest|field-figures/);
    const page = await people.come(accounts.supplier, PHONE);
    await keepDay(page);
    await page.context().route('**/assets/*.js', (route) => route.fulfill(answer));
    await expect((await openMore(page)).getByRole('link', { name: 'Новости' })).toBeVisible();
    await page.goto('/today');
    await expect(heading(page)).toHaveText(today);
    await page.getByRole('link', { name: 'Заявки' }).click();
    await expect(heading(page)).toHaveText('Заявки на встречу');
  });

test('opens the day while registry and API hang [DAY-03] [DAY-06]', async ({ people }) => {
  people.allow(/\[federation\] \/registry\.json cannot be had/);
  const page = await people.come(accounts.supplier, PHONE);
  await keepDay(page);
  // Left without an answer until the page is closed.
  await page.route(/\/registry\.json$|\/api\//, () => {});
  await page.goto('/today');
  // One call alone ends after 15 s, and the page makes four, each after the answer of the one before.
  await expect(page.getByRole('link', { name: /^Завтра/ })).toBeVisible({ timeout: 30_000 });
  await expect(age(page)).toBeVisible();
});

test('runs no rolled-back build offline before and after [DAY-06]', async ({ people }) => {
  people.allow(/No build of mf_meetings/);
  const first = await people.come(accounts.supplier, PHONE);
  await keepDay(first);
  await people.disconnect(first);
  const page = await startAnew(first);
  await page.goto('/today');
  await expect(page.getByRole('link', { name: /^Завтра/ })).toBeVisible();

  const registry: Registry = await readRegistry(ownSystem().address);
  await page
    .context()
    .route('**/registry.json', (route) =>
      route.fulfill({ json: { ...registry, remotes: { ...registry.remotes, mf_meetings: [] } } }),
    );
  await page.context().setOffline(false);
  await page.goto('/messages');
  await expect
    .poll(async () => (await cachedIn(page, 'remotes')).filter((url) => url.includes('TodayPage')), { timeout: 30_000 })
    .toEqual([]);
  expect((await cachedIn(page, 'remotes')).length).toBeGreaterThan(0);
  await people.disconnect(page);
  const next = await startAnew(page);
  await next.goto('/today');
  await expect(next.getByRole('heading', { name: 'Встречи на сегодня' })).toBeVisible();
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

test('works in a browser without room for the day [DAY-05]', async ({ people }) => {
  people.allow(/\[offline\]/, /quota/i);
  const page = await people.come(accounts.supplier, PHONE);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: ownSystem().address, quotaSize: 0 });
  await page.goto('/today');
  await page.getByRole('switch', { name: /^Хранить/ }).check();
  await page.getByRole('link', { name: 'Заявки' }).click();
  await expect(heading(page)).toHaveText('Заявки на встречу');
  await page.goto('/today');
  await expect(page.getByRole('link', { name: /^Завтра/ })).toBeVisible();
  await expect(page.getByText(/Не удалось|Ошибка/)).toHaveCount(0);
});

test('treats a captive portal as no network [DAY-03]', async ({ people }) => {
  const page = await people.come(accounts.supplier, PHONE);
  await keepDay(page);
  await page.route('**/api/**', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Wi-Fi</h1>' }));
  await page.goto('/today');
  await expect(page.getByRole('link', { name: /^Завтра/ })).toBeVisible();
  await expect(age(page)).toBeVisible();
});

test('shows the server’s day to a clock a day ahead [DAY-03]', async ({ people }) => {
  const first = await people.come(accounts.supplier, PHONE);
  await first.context().clock.setSystemTime(Date.now() + 24 * 3_600_000);
  await keepDay(first);
  const title = await heading(first).innerText();
  await people.disconnect(first);
  const page = await startAnew(first);
  await page.goto('/today');
  await expect(page.getByRole('link', { name: /^Завтра/ })).toBeVisible();
  await expect(age(page)).toBeVisible();
  await expect(heading(page)).toHaveText(title);
});

test('deletes the day of a session that ended elsewhere [DAY-05]', async ({ people }) => {
  people.allow(/status of 401/);
  const first = await people.come(accounts.supplier, PHONE);
  await keepDay(first);
  await people.disconnect(first);
  await endSession(first.context());
  const page = await startAnew(first);
  await page.goto('/today');
  await expect(age(page)).toBeVisible();
  await page.context().setOffline(false);
  await page.goto('/today');
  await expect(loginBox(page)).toBeVisible();
  await expect.poll(() => dayCaches(page)).toEqual([]);
});

test('finishes an offline logout before the next page [DAY-05]', async ({ people }) => {
  const first = await people.come(accounts.supplier, PHONE);
  await keepDay(first);
  await people.disconnect(first);
  await (await openMore(first)).getByRole('link', { name: 'Выйти' }).click();
  await expect(loginBox(first)).toBeVisible();
  await expect.poll(() => dayCaches(first)).toEqual([]);
  const page = await startAnew(first);
  await page.goto('/today');
  await expect(heading(page)).toHaveText('Нет связи');

  await page.context().setOffline(false);
  const logout = page.waitForRequest('**/api/auth/logout');
  await page.getByRole('link', { name: 'Повторить' }).click();
  await logout;
  await expect(loginBox(page)).toBeVisible();
  expect(await (await page.request.get('/api/auth/check')).json()).toMatchObject({ ok: false });
});

/** Ends the browser's session on the server, as the list of sessions of another device does. */
async function endSession(context: BrowserContext): Promise<void> {
  const cookies = await context.cookies();
  const answer = await fetch(`${ownSystem().address}/api/auth/logout`, {
    headers: { Cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') },
    redirect: 'manual',
  });
  expect(answer.status).toBeLessThan(400);
}
