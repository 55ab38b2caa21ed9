import type { Page } from '@playwright/test';
import { accounts } from '../support/accounts.ts';
import { readCalendar, readDownload, saveCalendarFile } from '../support/calendarFile.ts';
import { readOwnCompany } from '../support/login.ts';
import {
  invitationRow,
  meetingRow,
  openOwnDay,
  pressSlot,
  readCommonSlots,
  readMet,
  russianDate,
  type Slot,
} from '../support/meetings.ts';
import { expect, test } from '../support/test.ts';

const GMT = 'GMT +03:00';

test('two companies arrange, move and cancel a meeting, updated live [PART-01] [PART-05] [PART-07] [INV-05] [MEET-05] [MEET-06] [MEET-07] [MEET-08] [MEET-10] [MEET-11] [MEET-12] @quick', async ({
  people,
}) => {
  test.slow();
  const supplier = await people.come(accounts.supplier);
  const customer = await people.come(accounts.customer);
  const [us, them] = [await readOwnCompany(supplier), await readOwnCompany(customer)];
  const [first, second] = (await readCommonSlots(supplier, customer)) as [Slot, Slot];

  await test.step('the supplier invites with a note from the customer’s page', async () => {
    await supplier.goto(`/profile/${them.id}`);
    const calendar = supplier.getByRole('region', { name: /Встретиться с компанией/ });
    await pressSlot(calendar, first);
    const dialog = supplier.getByRole('dialog', { name: 'Пригласить на встречу' });
    await expect(dialog).toContainText(them.company);
    await expect(dialog).toContainText(russianDate(first));
    await expect(dialog).toContainText(first.point);
    await expect(dialog).toContainText(GMT);
    await dialog.getByRole('textbox', { name: /Сообщение/ }).fill('Покажем образцы.');
    await dialog.getByRole('button', { name: 'Пригласить' }).click();
    await expect(supplier.getByText('Приглашение отправлено!')).toBeVisible();
  });

  await test.step('the customer sees the invitation appear and accepts', async () => {
    await customer.goto('/invitations');
    const row = invitationRow(customer, us.company, first);
    await row.getByRole('button', { name: 'Принять' }).click();
    await customer.getByRole('dialog').getByRole('button', { name: 'Да, принять' }).click();
    await expect(customer.getByText('Заявка принята!')).toBeVisible();
  });

  await test.step('both pages list the meeting', async () => {
    await openOwnDay(supplier, first);
    await openOwnDay(customer, first);
    await expect(meetingRow(supplier, first, them.company)).toBeVisible();
    await expect(meetingRow(customer, first, us.company)).toBeVisible();
  });

  let beforeCancel = '';
  const calendar = readCalendar();
  await test.step('the supplier exports the meeting to a calendar', async () => {
    calendar.take(await saveCalendarFile(supplier, meetingRow(supplier, first, them.company)));
    expect(calendar.events()).toEqual([{ summary: `Встреча: ${them.company}`, start: utc(first) }]);
  });

  await test.step('the supplier requests a move; the meeting stays until accepted', async () => {
    await pressAction(supplier, first, them.company, 'Перенести');
    const dialog = supplier.getByRole('dialog', { name: 'Перенести встречу' });
    await pressSlot(dialog, second);
    await dialog.getByRole('button', { name: 'Попросить о переносе' }).click();
    await expect(supplier.getByText('Приглашение отправлено!')).toBeVisible();
    await expect(meetingRow(supplier, first, them.company)).toContainText('Перенос ждёт ответа');
    await expect(meetingRow(customer, first, us.company)).toContainText('Перенос ждёт ответа');
  });

  await test.step('the customer accepts the move; the supplier’s page updates', async () => {
    await customer.goto('/invitations');
    const row = invitationRow(customer, us.company, second);
    await expect(row).toContainText(russianDate(first));
    await row.getByRole('button', { name: 'Принять' }).click();
    await customer.getByRole('dialog').getByRole('button', { name: 'Да, принять' }).click();
    await expect(customer.getByText('Заявка принята!')).toBeVisible();
    await expect(meetingRow(supplier, first, them.company)).toHaveCount(0);
    await openOwnDay(supplier, second);
    await openOwnDay(customer, second);
    await expect(meetingRow(supplier, second, them.company)).toBeVisible();
    await expect(meetingRow(customer, second, us.company)).toBeVisible();
  });

  await test.step('the moved meeting replaces the old one in the calendar', async () => {
    calendar.take(await saveCalendarFile(supplier, meetingRow(supplier, second, them.company)));
    expect(calendar.events()).toEqual([{ summary: `Встреча: ${them.company}`, start: utc(second) }]);
  });

  await test.step('the customer cancels; the supplier’s page updates', async () => {
    beforeCancel = await saveCalendarFile(customer, meetingRow(customer, second, us.company));
    await pressAction(customer, second, us.company, 'Отменить');
    const dialog = customer.getByRole('dialog', { name: 'Вы действительно хотите отменить встречу?' });
    await expect(dialog).toContainText(us.company);
    await expect(dialog).toContainText(russianDate(second));
    await expect(dialog.getByRole('button', { name: 'Не отменять' })).toBeFocused();
    await dialog.getByRole('button', { name: 'Да, отменить' }).click();
    await expect(customer.getByText('Встреча успешно отменена!')).toBeVisible();
    await expect(meetingRow(supplier, second, them.company)).toHaveCount(0);
    expect(await readMet(customer, second)).toEqual([]);
  });

  await test.step('the file of the cancelled meeting removes it from calendars', async () => {
    const own = readCalendar();
    own.take(beforeCancel);
    expect(own.events()).toHaveLength(1);
    const download = customer.waitForEvent('download');
    await customer.getByRole('button', { name: /Обновить календарь/ }).click();
    own.take(await readDownload(await download));
    expect(own.events()).toEqual([]);
  });
});

/** Start of a slot in UTC, ISO 8601. */
const utc = ({ date, point }: Slot) => new Date(`${date}T${point}:00+03:00`).toISOString();

/** Clicks «Перенести» or «Отменить» in the row of a meeting; on wide screens only. */
async function pressAction(page: Page, slot: Slot, company: string, name: string): Promise<void> {
  await meetingRow(page, slot, company).getByRole('button', { name }).click();
}
