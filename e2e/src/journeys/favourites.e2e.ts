import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { accounts } from '../support/accounts.ts';
import { expectSound } from '../support/appearance.ts';
import { expect, test } from '../support/test.ts';

const cards = (page: Page) => page.getByRole('list', { name: 'Компании' }).getByRole('article');
const names = (page: Page) => cards(page).getByRole('heading', { level: 3 }).allInnerTexts();

test('keeps favourites after reload, syncs tabs and exports CSV [FIT-03] @quick', async ({ people }) => {
  const supplier = await people.come(accounts.supplier);
  await supplier.goto('/catalog');
  await expect(cards(supplier).first()).toBeVisible();
  const [first = '', second = ''] = await names(supplier);
  for (const name of [first, second]) await supplier.getByRole('button', { name: `В избранное: ${name}` }).click();

  await test.step('adds a note', async () => {
    await supplier.getByRole('link', { name: 'Избранные 2' }).click();
    await expect.poll(() => names(supplier)).toEqual([second, first]);
    await supplier.getByRole('button', { name: `Добавить заметку: ${first}` }).click();
    await supplier.getByRole('textbox', { name: 'Заметка' }).fill('=Просят "каталог"; до пятницы');
    await supplier.getByRole('button', { name: 'Сохранить' }).click();
    await expectSound(supplier, 'favourites');
  });

  await test.step('keeps the list after a reload and exports it', async () => {
    await supplier.reload();
    await expect.poll(() => names(supplier)).toEqual([second, first]);
    await expect(supplier.getByText('=Просят "каталог"; до пятницы')).toBeVisible();
    const download = supplier.waitForEvent('download');
    await supplier.getByRole('button', { name: 'Скачать CSV' }).click();
    const text = await readFile(await (await download).path(), 'utf8');
    expect(text).toMatch(/^\uFEFF"Компания";/);
    expect(text).toContain(`"${first.replaceAll('"', '""')}"`);
    expect(text).toContain(`"'=Просят ""каталог""; до пятницы"`);
  });

  await test.step('syncs with another tab', async () => {
    const other = await supplier.context().newPage();
    await other.goto('/catalog');
    await other.getByRole('button', { name: `В избранное: ${first}` }).click();
    await expect.poll(() => names(supplier)).toEqual([second]);
  });
});

test('compares companies and opens the planner with them', async ({ people }) => {
  const supplier = await people.come(accounts.supplier, { viewport: { width: 360, height: 740 } });
  await supplier.goto('/catalog');
  await expect(cards(supplier).first()).toBeVisible();
  const [first = '', second = ''] = await names(supplier);
  for (const name of [first, second]) await supplier.getByRole('button', { name: `Сравнить: ${name}` }).click();
  await supplier.getByRole('button', { name: 'Сравнить', exact: true }).click();
  const dialog = supplier.getByRole('dialog', { name: 'Сравнение компаний' });
  await expect(dialog.getByRole('columnheader')).toHaveText([first, second]);
  await expectSound(supplier, 'comparison on a phone');
  await supplier.keyboard.press('Escape');
  await supplier.getByRole('link', { name: 'Подобрать время' }).click();
  await expect(supplier).toHaveURL(/\/meetings\?view=plan&with=\d+,\d+/);
});
