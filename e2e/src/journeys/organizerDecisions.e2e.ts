import { accounts } from '../support/accounts.ts';
import { expect, test } from '../support/test.ts';

test('[ORG-16] decides by keyboard, takes back, leaves the list by Back', async ({ people }) => {
  const admin = await people.come(accounts.admin);
  await admin.goto('/organizer');
  await admin.getByRole('heading', { level: 1, name: 'Обзор' }).waitFor();
  await admin.getByRole('link', { name: 'Участники' }).first().click();
  await admin.getByRole('link', { name: /^Ждут \d/ }).click();
  const decline = admin.getByRole('button', { name: 'Отклонить' });
  const first = admin.getByRole('row').filter({ has: decline }).first();
  const name = (await first.getByRole('rowheader').getByRole('link').textContent()) ?? '';
  const row = admin.getByRole('row').filter({ hasText: name });
  const outcome = admin.getByRole('region', { name: 'Итог' });

  await test.step('undo brings a refused company back', async () => {
    await row.getByRole('button', { name: 'Отклонить' }).press('Enter');
    const asked = admin.getByRole('dialog', { name: /^Отклонить / });
    await asked.getByRole('button', { name: 'Данные не подтвердились' }).press('Enter');
    await asked.getByRole('button', { name: 'Отклонить' }).press('Enter');
    await expect(outcome).toContainText('Отклонено: 1');
    await expect(row).toHaveCount(0);
    await expect(outcome.getByRole('button', { name: 'Вернуть' })).toBeFocused();
    await admin.keyboard.press('Enter');
    await expect(row).toHaveCount(1);
    // The message of the return leaves by itself.
    await expect(outcome).toHaveCount(0, { timeout: 20_000 });
  });

  await test.step('a closed card leaves one list in the history', async () => {
    await row.getByRole('link', { name }).click();
    const card = admin.getByRole('dialog', { name });
    await expect(card).toBeVisible();
    await card.getByRole('button', { name: 'Закрыть' }).click();
    await expect(card).toHaveCount(0);
    await expect(admin).toHaveURL(/\/organizer\/participants\?state=waiting$/);
    await row.getByRole('link', { name }).click();
    await expect(card).toBeVisible();
    await admin.goBack();
    await expect(card).toHaveCount(0);
    await expect(admin).toHaveURL(/\/organizer\/participants\?state=waiting$/);
    await admin.goBack();
    await expect(admin).toHaveURL(/\/organizer\/participants$/);
    await admin.goBack();
    await expect(admin).toHaveURL(/\/organizer$/);
  });
});
