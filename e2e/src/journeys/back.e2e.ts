import type { Page } from '@playwright/test';
import { accounts } from '../support/accounts.ts';
import { expect, test } from '../support/test.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
/** Back as in the browser’s toolbar: it does not wait for a page load. */
const goBack = (page: Page) => page.evaluate(() => window.history.back());
const goForward = (page: Page) => page.evaluate(() => window.history.forward());

/** Presses a link of the menu, also one below an open dialog or outside the window. */
const follow = (page: Page, address: string) =>
  page
    .locator(`a[href="${address}"]`)
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());

/** Opens the meetings from the news, where Back leads. */
async function openMeetings(page: Page): Promise<void> {
  await page.goto('/news');
  await expect(heading(page, 'Новости')).toBeVisible();
  await follow(page, '/meetings');
  await expect(heading(page, 'Мои встречи')).toBeVisible();
}

for (const width of [1280, 360])
  test(`Back closes a dialog at ${width} px, then leaves [HALL-02]`, async ({ people }) => {
    const page = await people.come(accounts.supplier, { viewport: { width, height: 740 } });
    await openMeetings(page);
    const dialog = page.getByRole('dialog', { name: 'Выберите дату' });
    await page.getByRole('button', { name: 'Выбрать дату' }).click();
    await expect(dialog).toBeVisible();
    await goBack(page);
    await expect(dialog).toHaveCount(0);
    await expect(heading(page, 'Мои встречи')).toBeVisible();
    await goForward(page);
    await expect(dialog).toHaveCount(0);
    await expect(heading(page, 'Мои встречи')).toBeVisible();

    await page.getByRole('button', { name: 'Выбрать дату' }).click();
    await dialog.getByRole('button', { name: 'Закрыть' }).click();
    await expect(dialog).toHaveCount(0);
    await goBack(page);
    await expect(heading(page, 'Новости')).toBeVisible();
    await goForward(page);
    await expect(heading(page, 'Мои встречи')).toBeVisible();
  });

test('Back closes the question about unsaved changes [HALL-02]', async ({ people }) => {
  const page = await people.come(accounts.customer);
  await page.goto('/news');
  await expect(heading(page, 'Новости')).toBeVisible();
  await follow(page, '/profile');
  await page.getByRole('link', { name: 'Редактировать' }).click();
  const general = page.getByRole('region', { name: 'Общая информация' });
  const question = page.getByRole('dialog', { name: 'Уйти без сохранения?' });
  await general.getByRole('textbox', { name: 'Имя' }).fill('Анна-Мария');
  await goBack(page);
  await expect(question).toBeVisible();
  await goBack(page);
  await expect(question).toHaveCount(0);
  await expect(general.getByRole('textbox', { name: 'Имя' })).toHaveValue('Анна-Мария');

  await goBack(page);
  await question.getByRole('button', { name: 'Уйти' }).click();
  await expect(page).toHaveURL(/\/profile$/);
});

test('Back closes a filter and keeps its choice [HALL-02]', async ({ people }) => {
  const page = await people.come(accounts.supplier);
  await page.goto('/news');
  await expect(heading(page, 'Новости')).toBeVisible();
  await follow(page, '/catalog');
  const city = page.getByRole('search').getByRole('button', { name: /^Город/ });
  await city.click();
  await page.getByRole('searchbox', { name: 'Найти в списке' }).fill('каза');
  await page.getByRole('treeitem', { name: /^Казань/ }).click();
  await expect(page).toHaveURL(/city/);
  const address = page.url();
  await goBack(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(address);
  await expect(city).toHaveText('Город: 1');
});
