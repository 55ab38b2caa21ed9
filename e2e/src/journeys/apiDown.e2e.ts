import type { Page } from '@playwright/test';
import { accounts } from '../support/accounts.ts';
import { startApi, stopApi } from '../support/control.ts';
import { expect, test } from '../support/test.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('reports an API outage in Russian and recovers on retry', async ({ people }) => {
  people.allow(/status of 502/, /WebSocket/, /net::ERR_/);
  const supplier = await people.come(accounts.supplier);
  await supplier.goto('/catalog');
  await expect(heading(supplier, 'Каталог заказчиков')).toBeVisible();
  await stopApi();
  try {
    await supplier.getByLabel('Название компании').fill('Банк');
    await expect(supplier.getByRole('main').getByRole('alert')).toBeVisible({ timeout: 30_000 });
    await expect(supplier.getByLabel('Название компании')).toHaveValue('Банк');
  } finally {
    await startApi();
  }
  const main = supplier.getByRole('main');
  const alert = main.getByRole('alert');
  await expect(async () => {
    // The page also tries again by itself once the server answers.
    if (await alert.isVisible()) await main.getByRole('button', { name: 'Повторить' }).click({ timeout: 1_000 });
    await expect(alert).toHaveCount(0, { timeout: 5_000 });
  }).toPass();
  await expect(supplier.getByRole('list', { name: 'Компании' }).getByRole('article').first()).toContainText('анк');
});
