import type { Locator } from '@playwright/test';
import { accounts } from '../support/accounts.ts';
import { call } from '../support/meetings.ts';
import { drawPng } from '../support/pictures.ts';
import { expect, test } from '../support/test.ts';

/** A section of the profile editor, and how it saves. */
interface Section {
  name: string;
  /** URL pattern of the saving call. */
  address: string;
  change: (section: Locator) => Promise<void>;
  save?: (section: Locator) => Promise<void>;
  failure?: string;
  /** Expects the state after a failure: typed input is kept, an optimistic update is rolled back. */
  isUnsaved: (section: Locator) => Promise<void>;
  /** Saves again without the failure. */
  retry?: (section: Locator) => Promise<void>;
  saved?: string;
  /** Expects the saved state after a reload. */
  isStored?: (section: Locator) => Promise<void>;
}

const PASSWORD = 'vstrecha2027';
const press = (name: string) => (section: Locator) => section.getByRole('button', { name }).click();
const lastname = (section: Locator) => section.getByRole('textbox', { name: 'Фамилия' });
const description = (section: Locator) => section.getByRole('textbox', { name: 'О компании' });
const password = (section: Locator) => section.locator('input[type=password]');
const avatar = (section: Locator) => section.getByRole('group', { name: 'Логотип' });
const file = (section: Locator) => section.getByRole('listitem').filter({ hasText: 'Условия.pdf' }).first();
const chatOnly = (section: Locator) => section.getByRole('checkbox', { name: 'Общаюсь только в чате' });
const slot = (section: Locator) => section.getByRole('button', { name: /^20:30/ });
const silence = (section: Locator) => section.getByRole('radio', { name: 'Не сообщать' });

const sections: Section[] = [
  {
    name: 'Общая информация',
    address: '**/api/profile/generalinfo',
    change: (section) => lastname(section).fill('Северская'),
    isUnsaved: (section) => expect(lastname(section)).toHaveValue('Северская'),
    isStored: (section) => expect(lastname(section)).toHaveValue('Северская'),
  },
  {
    name: 'О компании',
    address: '**/api/profile/companyinfo',
    change: (section) => description(section).fill('Ищем подарки к юбилею.'),
    isUnsaved: (section) => expect(description(section)).toHaveValue('Ищем подарки к юбилею.'),
    isStored: (section) => expect(description(section)).toHaveValue('Ищем подарки к юбилею.'),
  },
  {
    name: 'Изображения',
    address: '**/api/avatar',
    change: async (section) =>
      avatar(section)
        .locator('input[type=file]')
        .setInputFiles(await drawPng(section.page(), 64, 64, 'знак.png')),
    save: () => Promise.resolve(),
    failure: 'Ошибка загрузки!',
    isUnsaved: (section) => expect(avatar(section).getByRole('alert')).toHaveText('Ошибка загрузки!'),
    retry: async (section) =>
      avatar(section)
        .locator('input[type=file]')
        .setInputFiles(await drawPng(section.page(), 64, 64, 'знак.png')),
    saved: 'Загрузка успешно завершена!',
  },
  {
    name: 'Файлы компании',
    address: '**/api/files',
    change: (section) =>
      section.locator('input[type=file]').setInputFiles({
        name: 'Условия.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
      }),
    save: () => Promise.resolve(),
    failure: 'Ошибка загрузки!',
    isUnsaved: (section) => expect(file(section)).toContainText('Ошибка загрузки!'),
    retry: press('Повторить загрузку: Условия.pdf'),
    saved: 'Загрузка успешно завершена!',
    isStored: (section) => expect(file(section).getByRole('link')).toBeVisible(),
  },
  {
    name: 'Встречи и свободное время',
    address: '**/api/points',
    change: async (section) => {
      await slot(section).click();
      await section.getByRole('combobox', { name: 'Действие' }).selectOption({ label: 'Сделать доступным' });
    },
    save: press('Применить'),
    isUnsaved: (section) => expect(slot(section)).toHaveAttribute('aria-pressed', 'true'),
    isStored: (section) => expect(slot(section)).toHaveText(/Рабочее время/),
  },
  {
    name: 'Уведомления и мессенджер',
    address: '**/api/profile/meetings',
    change: (section) => silence(section).click(),
    save: () => Promise.resolve(),
    isUnsaved: (section) => expect(silence(section)).not.toBeChecked(),
    retry: (section) => silence(section).click(),
    isStored: (section) => expect(silence(section)).toBeChecked(),
  },
  {
    name: 'Встречи и свободное время',
    address: '**/api/profile/companyinfo',
    change: (section) => chatOnly(section).click(),
    save: () => Promise.resolve(),
    isUnsaved: (section) => expect(chatOnly(section)).not.toBeChecked(),
    retry: (section) => chatOnly(section).click(),
    isStored: (section) => expect(chatOnly(section)).toBeChecked(),
  },
  {
    name: 'Смена пароля',
    address: '**/api/profile/password',
    change: async (section) => {
      for (const [place, text] of [accounts.customer.password, PASSWORD, PASSWORD].entries())
        await password(section).nth(place).fill(text);
    },
    save: press('Изменить пароль'),
    isUnsaved: (section) => expect(password(section).nth(1)).toHaveValue(PASSWORD),
  },
];

test('keeps input when saving fails and saves on retry [EDIT-01] [EDIT-02] [EDIT-03] [EDIT-05] [EDIT-07] [EDIT-09] [EDIT-10] [EDIT-12] [FILE-01]', async ({
  people,
}) => {
  // Eight sections, with a reload after each.
  test.slow();
  const page = await people.come(accounts.customer);
  // The change of the password gives the session a new token; calls under way still have the former one.
  people.allow(/ERR_FAILED/, /status of 401/);
  // A known initial value, so that the test changes it.
  expect(await call(page, 'PUT', '/api/profile/meetings', { notify: 'EMAIL' })).toBe(200);

  await page.goto('/profile/edit');
  for (const {
    name,
    address,
    change,
    save = press('Сохранить'),
    failure = 'Ошибка применения изменений!',
    isUnsaved,
    retry = save,
    saved = 'Изменения успешно применены!',
    isStored = () => Promise.resolve(),
  } of sections) {
    await test.step(`${name}: ${address}`, async () => {
      const section = page.getByRole('region', { name, exact: true });
      await expect(section.locator('[aria-busy="true"]')).toHaveCount(0);
      await page.route(address, (route) => (route.request().method() === 'GET' ? route.fallback() : route.abort()));
      await change(section);
      await save(section);
      await expect(page.getByText(failure).first()).toBeVisible();
      await isUnsaved(section);
      await page.unroute(address);
      await retry(section);
      await expect(page.getByText(saved).first()).toBeVisible();
      await page.reload();
      await isStored(section);
    });
  }

  // Restores the account: later journeys invite this company and log in with the README’s password. The password change
  // ends the session, so the page is left before it interrupts pending calls.
  await page.getByRole('checkbox', { name: 'Общаюсь только в чате' }).click();
  await expect(page.getByText('Изменения успешно применены!')).toBeVisible();
  await page.goto('about:blank');
  const { password: seeded } = accounts.customer;
  const back = { password: PASSWORD, new_password: seeded, retry_password: seeded };
  expect(await call(page, 'PUT', '/api/profile/password', back)).toBe(200);
});
