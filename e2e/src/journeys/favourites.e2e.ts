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

test('brings favourites and notes to another device [FIT-03]', async ({ people }) => {
  const one = await people.come(accounts.agency);
  const other = await people.come(accounts.agency);
  await one.goto('/catalog');
  await expect(cards(one).first()).toBeVisible();
  const [first = '', second = ''] = await names(one);
  await one.getByRole('button', { name: `В избранное: ${first}` }).click();
  await expect(one.getByRole('link', { name: 'Избранные 1' })).toBeVisible();

  await test.step('the other device offers times for it', async () => {
    await other.goto('/catalog?fav=1');
    await expect.poll(() => names(other)).toEqual([first]);
    await expect(other.getByRole('link', { name: 'Подобрать время для 1' })).toHaveAttribute('href', /with=\d+$/);
  });

  await test.step('notes of both devices are kept', async () => {
    await one.goto('/catalog?fav=1');
    await expect.poll(() => names(one)).toEqual([first]);
    await people.disconnect(one);
    await writeNote(one, first, 'Звонить');
    await writeNote(other, first, 'Просят каталог');
    await one.context().setOffline(false);
    for (const page of [one, other]) {
      await expect
        .poll(async () => {
          await look(page);
          return page.getByRole('listitem').filter({ hasText: first }).innerText();
        })
        .toMatch(/Звонить[^]*Просят каталог|Просят каталог[^]*Звонить/);
    }
  });

  await test.step('a removal reaches the other device', async () => {
    await other.goto('/catalog');
    await other.getByRole('button', { name: `В избранное: ${second}` }).click();
    await other.getByRole('button', { name: `В избранное: ${first}` }).click();
    await expect
      .poll(async () => {
        await look(one);
        return names(one);
      })
      .toEqual([second]);
  });
});

/** Comes back to a page from another window. */
const look = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));

async function writeNote(page: Page, company: string, text: string) {
  await page.getByRole('button', { name: `Добавить заметку: ${company}` }).click();
  await page.getByRole('textbox', { name: 'Заметка' }).fill(text);
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText(text)).toBeVisible();
}

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
