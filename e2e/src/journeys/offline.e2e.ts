import type { Page } from '@playwright/test';
import { accounts } from '../support/accounts.ts';
import { cacheNames, keepDay, PHONE, startAnew } from '../support/keptDay.ts';
import { logIn, readOwnCompany } from '../support/login.ts';
import { call, readCommonSlots, readMet, russianDate, type Slot } from '../support/meetings.ts';
import { message } from '../support/messenger.ts';
import { bringSide } from '../support/pair.ts';
import type { Registry } from '../support/registry.ts';
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

test('sends answer and message of a cold start once [DAY-04]', async ({ people }) => {
  const customer = await bringSide(people, 'customer');
  const first = await people.come(accounts.supplier, PHONE);
  const own = await readOwnCompany(first);
  const [slot] = (await readCommonSlots(customer.page, first)) as [Slot];
  expect(await call(customer.page, 'POST', '/api/invite', { user_id: own.id, ...slot })).toBe(200);
  await first.goto(`/messages/${customer.id}`);
  await keepDay(first);
  await first.goto(`/messages/${customer.id}`);
  await expect(first.getByRole('textbox', { name: 'Сообщение' })).toBeVisible();
  await people.disconnect(first);

  const page = await startAnew(first);
  const answers: string[] = [];
  page.context().on('requestfinished', (request) => {
    if (request.method() === 'PUT') answers.push(new URL(request.url()).pathname);
  });
  await page.goto('/today');
  await page.getByRole('link', { name: 'Ответить' }).click();
  await page.getByRole('button', { name: /^Вас приглашают на встречу/ }).click();
  const row = page
    .getByRole('region', { name: /^Вас приглашают на встречу/ })
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: customer.company, exact: true }) })
    .filter({ hasText: russianDate(slot) })
    .filter({ hasText: slot.point });
  await row.getByRole('button', { name: 'Принять' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Да, принять' }).click();
  await expect(row.getByText('Ответ уйдёт, когда появится связь')).toBeVisible();

  const text = `Буду у вашего стола №${Date.now()}`;
  await page.goto(`/messages/${customer.id}`);
  await page.getByRole('textbox', { name: 'Сообщение' }).fill(text);
  await page.getByRole('button', { name: 'Отправить' }).click();
  await expect(message(page, text)).toBeVisible();

  await page.goto('/catalog');
  await expect(page.getByText('Без связи этот раздел не открывается.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Сегодня' }).click();
  await expect(heading(page)).toHaveText(/^Сегодня · /);

  // Both survive a reload without a network.
  await page.goto('/invitations#incoming-meeting');
  await expect(row.getByText('Ваш ответ: принять.')).toBeVisible();
  await expect(row.getByRole('button', { name: `Отменить: ${customer.company}` })).toBeVisible();

  // So does a second tab, and one of both sends.
  const other = await page.context().newPage();
  await other.goto('/invitations#incoming-meeting');
  await expect(other.getByText('Ваш ответ: принять.').first()).toBeVisible();
  await page.bringToFront();

  await page.context().setOffline(false);
  await expect(row.getByText('Успешно принято')).toBeVisible({ timeout: 30_000 });
  await expect.poll(() => readMet(customer.page, slot)).toEqual([own.company]);
  expect(answers).toHaveLength(1);
  await customer.page.goto(`/messages/${own.id}`);
  await expect(message(customer.page, text)).toHaveCount(1, { timeout: 30_000 });

  await page.getByRole('button', { name: /^Ещё/ }).click();
  await page.getByRole('button', { name: /^Уведомления/ }).click();
  await expect(page.getByRole('region', { name: 'Сделано без связи' })).toContainText(
    `Ответ отправлен. Встреча назначена: ${customer.company}`,
  );
  await call(customer.page, 'POST', `/api/meeting/cancel?date=${slot.date}&point=${slot.point}`);
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
