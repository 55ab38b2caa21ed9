import { companyAccount } from '../support/accounts.ts';
import { countPresses } from '../support/presses.ts';
import {
  createNewcomer,
  fillAccount,
  fillCompany,
  finish,
  next,
  openWorkingHours,
  step,
} from '../support/registration.ts';
import { expect, test } from '../support/test.ts';

/** FIRST-01 */
const MOST_PRESSES = 19;

test('a customer with three themes registers in 19 presses [FIRST-01]', async ({ people }) => {
  const page = await people.come(undefined, { viewport: { width: 1440, height: 900 } });
  const countedPresses = await countPresses(page);
  await page.goto('/signup');
  await fillAccount(page, createNewcomer('Заказчик'));
  await next(page).click();
  await expect(step(page, 'Информация о компании')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Название компании' })).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Отрасль' }).selectOption({ index: 1 });
  await fillCompany(page, 'Заказчик', 3);
  await next(page).click();
  await expect(step(page, 'Файлы компании')).toBeVisible();
  await next(page).click();
  await expect(step(page, 'Настройка встреч')).toBeVisible();
  await expect(page.getByText(/^Чтобы завершить регистрацию, отметьте/)).toBeVisible();
  await openWorkingHours(page);
  await finish(page).click();
  await expect(page).toHaveURL(/\/profile$/);
  expect(countedPresses()).toBeLessThanOrEqual(MOST_PRESSES);
  expect(countedPresses()).toBeGreaterThan(10);
});

/** FIRST-02, after the registration. */
const MOST_TO_INVITE = 6;

test('a new company invites a suiting one in six presses [FIRST-02] @quick', async ({ people }) => {
  const page = await people.come(undefined, { viewport: { width: 1440, height: 900 } });
  const countedPresses = await countPresses(page);
  const newcomer = createNewcomer('Заказчик');
  await page.goto('/signup');
  await fillAccount(page, newcomer);
  await next(page).click();
  await expect(step(page, 'Информация о компании')).toBeVisible();
  await page.getByRole('combobox', { name: 'Отрасль' }).selectOption({ index: 1 });
  await fillCompany(page, 'Заказчик');
  await next(page).click();
  await expect(step(page, 'Файлы компании')).toBeVisible();
  await next(page).click();
  await openWorkingHours(page);
  await finish(page).click();
  await expect(page).toHaveURL(/\/profile$/);
  const before = countedPresses();

  const steps = page.getByRole('region', { name: 'Первые шаги' });
  const card = steps.getByRole('list', { name: 'Подходящие компании' }).getByRole('listitem').first();
  const invited = Number((await card.getByRole('link').first().getAttribute('href'))?.split('/').pop());
  await card.getByRole('button', { name: /^Пригласить: / }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Пригласить' }).click();
  await expect(page.getByText('Приглашение отправлено!')).toBeVisible();
  expect(countedPresses() - before).toBeLessThanOrEqual(MOST_TO_INVITE);
  await expect(steps.getByRole('list', { name: 'Подходящие компании' })).toHaveCount(0);

  const other = await people.come(companyAccount(invited));
  await other.goto('/invitations');
  await expect(other.getByRole('main').getByText(newcomer.company).first()).toBeVisible();
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
]) {
  test(`at ${viewport.width} px: chosen slots’ bar opens in sight [FIRST-01] [REG-08]`, async ({ people }) => {
    const page = await people.come(undefined, { viewport });
    await page.goto('/signup');
    await fillAccount(page, createNewcomer('Поставщик'));
    await next(page).click();
    await fillCompany(page, 'Поставщик');
    await next(page).click();
    await expect(step(page, 'Файлы компании')).toBeVisible();
    await next(page).click();
    await page.getByRole('button', { name: 'Все', exact: true }).click();
    const apply = page.getByRole('button', { name: 'Применить' });
    await expect(apply).toBeInViewport({ ratio: 1 });
    await apply.click();
    await expect(finish(page)).toBeEnabled();
  });
}
