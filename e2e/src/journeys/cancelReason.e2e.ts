import { AGAIN } from '../support/again.ts';
import { call, meetingRow, openOwnDay, readMet } from '../support/meetings.ts';
import { bringPair, LOGGED_AT_RESTART, minutesBefore, restartAt } from '../support/pair.ts';
import { expect, test } from '../support/test.ts';

const QUESTION = 'Вы действительно хотите отменить встречу?';

test('the other side reads why a meeting was cancelled [REQ-04] [MEET-10] [ANS-02]', async ({ people }) => {
  const { supplier, customer, slot } = await bringPair(people);
  const { page } = supplier;
  const reason = `Изменились планы №${Date.now()}`;
  const row = meetingRow(page, slot, customer.company);

  await test.step('the supplier cancels with a reason', async () => {
    await openOwnDay(page, slot);
    await openOwnDay(customer.page, slot);
    await expect(meetingRow(customer.page, slot, supplier.company)).toBeVisible();
    await row.getByRole('button', { name: 'Отменить' }).click();
    const dialog = page.getByRole('dialog', { name: QUESTION });
    await expect(dialog.getByRole('button', { name: 'Не отменять' })).toBeFocused();
    await dialog.getByRole('button', { name: 'Изменились планы' }).click();
    const field = dialog.getByRole('textbox', { name: 'Что случилось? (увидит компания)' });
    await expect(field).toHaveValue('Изменились планы');
    await field.fill(reason);
    await dialog.getByRole('button', { name: 'Да, отменить' }).click();
    await expect(page.getByText('Встреча успешно отменена!')).toBeVisible();
  });

  await test.step('both views strike the row through until a reload', async () => {
    await expect(row).toContainText('Встреча отменена');
    await page.getByRole('link', { name: 'Расписание' }).click();
    await expect(meetingRow(page, slot, customer.company)).toContainText('Встреча отменена');
    await expect(
      meetingRow(page, slot, customer.company).getByRole('link', { name: customer.company, exact: true }),
    ).toHaveCSS('text-decoration-line', 'line-through');
    await page.getByRole('link', { name: 'По дням' }).click();
    await expect(row).toContainText('Встреча отменена');
    await page.reload();
    await expect(page.getByRole('group', { name: /^Слоты/ }).first()).toBeVisible();
    await expect(row).toHaveCount(0);
  });

  await test.step('the customer loses the meeting and gets the reason', async () => {
    await expect(meetingRow(customer.page, slot, supplier.company)).toHaveCount(0);
    // Not the e-mail, which quiet hours may hold back.
    await expect
      .poll(async () => (await customer.page.request.get('/api/notices', AGAIN)).text(), { timeout: 30_000 })
      .toContain(reason);
  });
});

test('warns shortly before a meeting and offers notes after it [MEET-08] [REQ-04]', async ({ people }) => {
  test.slow();
  // Restarts of the API close the push connections.
  people.allow(...LOGGED_AT_RESTART);
  const { supplier, customer, slot } = await bringPair(people);
  const { page } = supplier;
  const row = meetingRow(page, slot, customer.company);

  try {
    await test.step('twenty-five minutes before, cancelling and moving warn', async () => {
      await restartAt(minutesBefore(slot, 25));
      await openOwnDay(page, slot);
      await row.getByRole('button', { name: 'Отменить' }).click();
      const warning = /^До встречи 2[45] минут\S*: компания уже может идти к вам\. Позвоните или напишите\./;
      const dialog = page.getByRole('dialog', { name: QUESTION });
      await expect(dialog.getByRole('status').filter({ hasText: warning })).toBeVisible();
      await expect(dialog.getByRole('link', { name: 'Написать' })).toHaveAttribute('href', `/messages/${customer.id}`);
      await dialog.getByRole('button', { name: 'Не отменять' }).click();
      await row.getByRole('button', { name: 'Перенести' }).click();
      const moving = page.getByRole('dialog', { name: 'Перенести встречу' });
      await expect(moving.getByRole('status').filter({ hasText: warning })).toBeVisible();
      expect(await readMet(page, slot)).toContain(customer.company);
    });

    await test.step('after its end the row offers answer, note and message', async () => {
      await restartAt(minutesBefore(slot, -31));
      await openOwnDay(page, slot);
      await expect(row.getByRole('button', { name: 'Отменить' })).toHaveCount(0);
      await row.getByRole('radio', { name: 'Продолжим' }).check();
      await row.getByRole('button', { name: /^Заметка/ }).click();
      await page.getByRole('textbox', { name: 'Заметка' }).fill('Ждут макет');
      await page.getByRole('button', { name: 'Сохранить' }).click();
      await expect(row.getByText('Ждут макет')).toBeVisible();
      await row.getByRole('button', { name: /^Действия/ }).click();
      await expect(page.getByRole('menuitem', { name: 'Отменить' })).toBeVisible();
    });
  } finally {
    await restartAt();
    await call(page, 'POST', `/api/meeting/cancel?date=${slot.date}&point=${slot.point}`);
  }
});
