import { readFile } from 'node:fs/promises';
import { accounts } from '../support/accounts.ts';
import { AGAIN } from '../support/again.ts';
import { call, meetingRow, openOwnDay } from '../support/meetings.ts';
import { bringPair, LOGGED_AT_RESTART, minutesBefore, restartAt } from '../support/pair.ts';
import { expect, test } from '../support/test.ts';

test('keeps one agreement of both sides to the end [AFTER-01] [AFTER-02] [AFTER-04] @quick', async ({ people }) => {
  test.slow();
  // Restarts of the API close the push connections.
  people.allow(...LOGGED_AT_RESTART);
  const { supplier, customer, slot } = await bringPair(people);
  const row = meetingRow(supplier.page, slot, customer.company);
  const theirs = meetingRow(customer.page, slot, supplier.company);
  const sentence = `20 000 кружек, макет до пятницы, №${Date.now()}`;
  const event = (await (await supplier.page.request.get('/api/event', AGAIN)).json()) as { dateend: string };

  try {
    await restartAt(minutesBefore(slot, -31));

    await test.step('one press saves the answer, for one side alone', async () => {
      await openOwnDay(supplier.page, slot);
      await row.getByRole('radio', { name: 'Договорились' }).check();
      await expect(row.getByRole('button', { name: /^Записать договорённость/ })).toBeVisible();
      await openOwnDay(customer.page, slot);
      await expect(theirs.getByRole('radio', { name: 'Договорились' })).not.toBeChecked();
      await expect(theirs.getByRole('button', { name: /^Записать договорённость/ })).toHaveCount(0);
    });

    await test.step('the other side reads the sentence, answers in own words', async () => {
      await row.getByRole('button', { name: /^Записать договорённость/ }).click();
      await supplier.page.getByRole('textbox', { name: 'Договорённость' }).fill('10 000 кружек');
      await supplier.page.getByRole('button', { name: 'Отправить на подтверждение' }).click();
      await expect(row.getByText(/^Ждёт подтверждения компании/)).toContainText('10 000 кружек');
      await openOwnDay(customer.page, slot);
      await expect(theirs.getByText(/^Предлагает компания/)).toContainText('10 000 кружек');
      await theirs.getByRole('button', { name: /^Ответить своим текстом/ }).click();
      await customer.page.getByRole('textbox', { name: 'Договорённость' }).fill(sentence);
      await customer.page.getByRole('button', { name: 'Отправить на подтверждение' }).click();
      await expect(theirs.getByText(/^Ждёт подтверждения компании/)).toContainText(sentence);
    });

    await test.step('the first side confirms, both have the same sentence', async () => {
      await openOwnDay(supplier.page, slot);
      await row.getByRole('button', { name: /^Подтверждаю/ }).click();
      await expect(row.getByText(/^Общая договорённость/)).toContainText(sentence);
      await openOwnDay(customer.page, slot);
      await expect(theirs.getByText(/^Общая договорённость/)).toContainText(sentence);
      const notices = await (await customer.page.request.get('/api/notices', AGAIN)).text();
      expect(notices).not.toContain('"outcome"');
    });

    await test.step('after the event both find company and sentence', async () => {
      // Their sessions end meanwhile.
      for (const { page } of [supplier, customer]) await page.goto('about:blank');
      await restartAt(`${event.dateend}T21:30:00+03:00`);
      for (const [account, company] of [
        ['supplier', customer.company],
        ['customer', supplier.company],
      ] as const) {
        const page = await people.come(accounts[account]);
        await page.goto('/meetings');
        await page.getByRole('button', { name: 'Действия со встречами' }).click();
        await page.getByRole('menuitem', { name: 'Кого встретил: CSV / Excel' }).click();
        const dialog = page.getByRole('dialog', { name: 'Кого встретил' });
        await expect(dialog.getByText(`Общая договорённость: «${sentence}»`)).toBeVisible();
        await expect(dialog.getByRole('link', { name: `Написать сообщение: ${company}` }).first()).toBeVisible();
        const saving = page.waitForEvent('download');
        await dialog.getByRole('button', { name: 'Скачать CSV' }).click();
        const csv = await readFile(await (await saving).path(), 'utf8');
        expect(csv).toContain(`"${sentence}"`);
        expect(csv).toContain(company.replaceAll('"', '""'));
      }
    });

    await test.step('Excel opens the file of the same meetings', async () => {
      const page = await people.come(accounts.supplier);
      await page.goto('/meetings');
      await page.getByRole('button', { name: 'Действия со встречами' }).click();
      await page.getByRole('menuitem', { name: 'Кого встретил: CSV / Excel' }).click();
      const dialog = page.getByRole('dialog', { name: 'Кого встретил' });
      await dialog.getByRole('combobox', { name: 'Результат' }).selectOption('Договорились');
      const saving = page.waitForEvent('download');
      await dialog.getByRole('button', { name: 'Скачать Excel' }).click();
      const file = await readFile(await (await saving).path());
      expect(file.subarray(0, 2).toString()).toBe('PK');
    });
  } finally {
    await restartAt();
    await call(
      await people.come(accounts.supplier),
      'POST',
      `/api/meeting/cancel?date=${slot.date}&point=${slot.point}`,
    );
  }
});
