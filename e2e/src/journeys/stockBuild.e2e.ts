import { accounts } from '../support/accounts.ts';
import { menuLink } from '../support/sidebar.ts';
import { buildStock } from '../support/stockBuild.ts';
import { openSwitchboard } from '../support/switchboard.ts';
import { ownSystem } from '../support/system.ts';
import { expect, test } from '../support/test.ts';

test('opens a page built with the stock federation plugin [TEAM-06]', async ({ people }) => {
  const [stock, board, page] = await Promise.all([
    buildStock('CatalogPage'),
    openSwitchboard(ownSystem().address),
    people.come(accounts.supplier),
  ]);
  board.publish('mf_catalog', stock);
  try {
    await page.goto(`${board.address}/catalog`);
    await expect(page.getByRole('heading', { level: 1, name: 'Чужой каталог' })).toBeVisible();
    await expect(page.getByText('Пришло отдельно')).toBeVisible();
    await page.getByRole('button', { name: 'Нажато: 0' }).click();
    await expect(page.getByRole('button', { name: 'Нажато: 1' })).toBeVisible();

    await page.getByRole('link', { name: 'К новостям' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Новости' })).toBeVisible();
    await menuLink(page, 'Каталог').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Чужой каталог' })).toBeVisible();
    expect(board.reports).toEqual([]);
  } finally {
    await board.close();
  }
});
