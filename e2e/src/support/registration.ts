import { expect, type Locator, type Page } from '@playwright/test';
import type { Account } from './accounts.ts';

export interface Newcomer extends Account {
  type: 'Поставщик' | 'Заказчик';
  company: string;
  phone: string;
  isAgency: boolean;
}

let made = 0;

/** A company with a unique name, login and phone number. */
export function createNewcomer(type: Newcomer['type'], isAgency = false): Newcomer {
  made += 1;
  const unique = `${Date.now()}${made}`;
  return {
    type,
    isAgency,
    company: `Новая компания ${unique}`,
    login: `new${unique}@vstrecha.example`,
    password: 'vstrecha2026',
    // A leading 7 or 8 would count as a country code.
    phone: `9${unique.slice(-9)}`,
  };
}

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('main').getByRole('button', { name });
export const next = (page: Page): Locator => button(page, 'Продолжить');
export const finish = (page: Page): Locator => button(page, 'Завершить регистрацию');
export const step = (page: Page, title: string): Locator => page.getByRole('heading', { level: 1, name: title });

/** Fills step 1 with mouse and keyboard. */
export async function fillAccount(
  page: Page,
  { type, isAgency, company, login, password, phone }: Newcomer,
): Promise<void> {
  await page.getByRole('radio', { name: type }).check();
  await page.getByRole('textbox', { name: 'Название компании' }).fill(company);
  if (isAgency) await page.getByRole('checkbox', { name: 'Мы — рекламное агентство' }).check();
  await page.getByRole('combobox', { name: 'Страна' }).selectOption('Россия');
  await page.getByRole('combobox', { name: 'Город' }).pressSequentially('каза');
  await page.getByRole('option', { name: 'Казань' }).click();
  await page.getByRole('textbox', { name: 'Имя' }).fill('Анна');
  await page.getByRole('textbox', { name: 'Фамилия' }).fill('Ким');
  await page.getByRole('textbox', { name: 'Телефон' }).pressSequentially(phone);
  await page.getByRole('textbox', { name: 'E-mail' }).fill(login);
  await page.locator('input[name=password]').fill(password);
  await page.locator('input[name=retryPassword]').fill(password);
  await page.getByRole('checkbox', { name: /политику конфиденциальности/ }).check();
}

/** Fills step 2, except a customer’s industry; of the activity areas, the first group or several areas. */
export async function fillCompany(page: Page, type: Newcomer['type'], themes = 1): Promise<void> {
  await button(page, type === 'Поставщик' ? /^Мы предлагаем/ : /^Мы ищем/).click();
  const areas = page.getByRole('dialog').getByRole('treeitem');
  // A group comes first.
  for (let theme = 1; theme <= themes; theme += 1) await areas.nth(themes === 1 ? 0 : theme).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Выбрать \(/ })
    .click();
  await page.getByRole('textbox', { name: 'О компании' }).fill('Шьём и печатаем.');
  await page.getByRole('textbox', { name: 'Сайт' }).fill('new-company.example');
  for (const name of [/^Минимальный тираж/, /^Минимальная сумма/])
    await page.getByRole('group', { name }).getByRole('checkbox').first().click();
  await page.getByRole('combobox', { name: 'Брендирование' }).selectOption({ index: 1 });
}

/** Step 4: makes the working hours of all days available. */
export async function openWorkingHours(page: Page): Promise<void> {
  await button(page, 'Открыть 09:00–18:00 во все дни').click();
  await expect(page.getByText('Изменения успешно применены!')).toBeVisible();
}
