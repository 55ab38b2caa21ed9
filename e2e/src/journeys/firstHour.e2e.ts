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

test('a customer with three themes registers in 19 presses [FIRST-01] @quick', async ({ people }) => {
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
