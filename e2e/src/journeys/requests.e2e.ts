import type { Page } from '@playwright/test';
import { accounts } from '../support/accounts.ts';
import { readOwnCompany } from '../support/login.ts';
import { invitationRow, pressSlot, readCommonSlots, type Slot } from '../support/meetings.ts';
import { readBadge } from '../support/sidebar.ts';
import { expect, test } from '../support/test.ts';

/** Long lists on one page. */
const ALL = '/invitations?incoming-size=50&outgoing-size=50';
const RECEIVED = 'Вас приглашают на встречу';

/** Beginning of each row of a list as «yyyy-MM-dd HH:mm», from top to bottom. */
async function readTimes(page: Page, list: string): Promise<string[]> {
  const rows = await page.getByRole('list', { name: list, exact: true }).getByRole('listitem').allInnerTexts();
  return rows.map((row) => {
    const [, day, month, year, point] = /(\d\d)\.(\d\d)\.(\d{4})\s+(\d\d:\d\d)/.exec(row) ?? [];
    return `${year}-${month}-${day} ${point}`;
  });
}

/** The number in the head of a list. */
async function readHead(page: Page, list: string): Promise<number> {
  const head = page.getByRole('button', { name: new RegExp(`^${list} \\d+$`) });
  return Number(/\d+$/.exec((await head.innerText()).trim())?.[0]);
}

test('note and reason reach the other side, decided rows fold [REQ-01] [REQ-02] [REQ-04] [INV-05] [INV-07] @quick', async ({
  people,
}) => {
  test.slow();
  const supplier = await people.come(accounts.supplier);
  const customer = await people.come(accounts.customer);
  const [us, them] = [await readOwnCompany(supplier), await readOwnCompany(customer)];
  const [slot] = (await readCommonSlots(supplier, customer)) as [Slot];
  const note = 'Хотим показать новые образцы, займёт 20 минут';

  await supplier.goto(`/profile/${them.id}`);
  await pressSlot(supplier.getByRole('region', { name: /Встретиться с компанией/ }), slot);
  const invite = supplier.getByRole('dialog', { name: 'Пригласить на встречу' });
  await invite.getByRole('textbox', { name: /Сообщение/ }).fill(note);
  await expect(invite.getByText(`${note.length} из 500`)).toBeVisible();
  await invite.getByRole('button', { name: 'Пригласить' }).click();
  await expect(supplier.getByText('Приглашение отправлено!')).toBeVisible();
  await supplier.goto(ALL);
  await expect(invitationRow(supplier, them.company, slot)).toBeVisible();

  await customer.goto(ALL);
  const row = invitationRow(customer, us.company, slot);
  await expect(row.getByText(`«${note}»`)).toBeVisible();
  await expect(row.getByText(/^остал/)).toBeVisible();
  await expect(row.getByText(/^Предлагают: /)).toBeVisible();
  const times = await readTimes(customer, RECEIVED);
  expect(times).toEqual(times.toSorted());
  const waiting = await readHead(customer, RECEIVED);
  const moves = await readHead(customer, 'Вас просят перенести встречу');
  expect(await readBadge(customer, 'Заявки')).toBe(waiting + moves);
  await expect(customer.getByRole('link', { name: `Ждут вашего решения: ${waiting + moves}` })).toBeVisible();

  await row.getByRole('button', { name: 'Отклонить' }).click();
  const dialog = customer.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Встретимся на стенде' }).click();
  await dialog.getByRole('textbox', { name: 'Причина (увидит компания)' }).fill('Встретимся на стенде 14');
  await dialog.getByRole('button', { name: 'Да, отклонить' }).click();
  await expect(customer.getByText('Заявка отклонена!').first()).toBeVisible();

  // The row keeps its place; only the number changes.
  await expect.poll(() => readHead(customer, RECEIVED)).toBe(waiting - 1);
  expect(await readTimes(customer, RECEIVED)).toEqual(times);
  await expect.poll(() => readBadge(customer, 'Заявки')).toBe(waiting + moves - 1);

  // The sender's open page shows the reason by itself.
  const reason = supplier.getByText('Причина: «Встретимся на стенде 14»');
  await expect(reason).toBeVisible();
  await supplier.reload();
  await expect(supplier.getByRole('heading', { name: /^Решённые \d+$/ }).first()).toBeVisible();
  await expect(reason).toBeVisible();

  // The server has written the note into the chat.
  await customer.goto(`/messages/${us.id}`);
  await expect(customer.getByRole('main').getByText(note).last()).toBeVisible();
});

test('a phone shows the three most urgent above closed lists [REQ-03] [INV-02]', async ({ people }) => {
  const supplier = await people.come(accounts.supplier, { viewport: { width: 360, height: 740 } });
  await supplier.goto(ALL);
  const nearest = supplier.getByRole('region', { name: 'Ближайшие' });
  await expect(nearest.getByRole('listitem')).toHaveCount(3);
  const times = await readTimes(supplier, 'Ближайшие');
  expect(times).toEqual(times.toSorted());
  for (const row of await nearest.getByRole('listitem').all())
    await expect(row.getByRole('button', { name: 'Принять' })).toBeVisible();
  const head = supplier.getByRole('button', { name: new RegExp(`^${RECEIVED} \\d+$`) });
  await expect(head).toHaveAttribute('aria-expanded', 'false');
  expect(await supplier.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  await nearest.getByRole('link', { name: /^Показать все \d+$/ }).click();
  await expect(head).toHaveAttribute('aria-expanded', 'true');
  await expect(head).toBeFocused();
  // All received invitations, in time.
  const all = await readTimes(supplier, RECEIVED);
  expect(all).toEqual(all.toSorted());
});
