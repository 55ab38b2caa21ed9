import type { Page } from '@playwright/test';
import { expectSound } from '../support/appearance.ts';
import { startApi, stopApi } from '../support/control.ts';
import { arrowTo, tabTo } from '../support/keyboard.ts';
import { logIn } from '../support/login.ts';
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

const PHONE = { viewport: { width: 360, height: 740 } };
const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
});
const files = (page: Page) => page.getByRole('main').locator('input[type=file]');

test('a supplier registers in four steps by keyboard [ROUTE-03] [REG-01] [REG-05] [REG-06] [REG-07] [REG-08] [REG-10] @quick', async ({
  people,
}) => {
  const page = await people.come();
  const newcomer = createNewcomer('Поставщик');
  const type = (text: string) => page.keyboard.type(text);
  const press = (key: string) => page.keyboard.press(key);
  const to = (role: 'textbox' | 'combobox' | 'button' | 'checkbox', name: string | RegExp) =>
    tabTo(page, page.getByRole('main').getByRole(role, { name }));

  await page.goto('/login');
  await tabTo(page, page.getByRole('link', { name: 'Зарегистрироваться' }));
  await press('Enter');
  await expect(page).toHaveURL('/signup');
  await expect(page.getByText('Шаг 1 из 4')).toBeAttached();
  await tabTo(page, page.getByRole('radio', { name: 'Поставщик' }));
  await press('Space');
  await to('textbox', 'Название компании');
  await type(newcomer.company);
  await to('combobox', 'Страна');
  await arrowTo(page, page.getByRole('combobox', { name: 'Страна' }), 'Россия');
  await to('combobox', 'Город');
  await type('каза');
  await expect(page.getByRole('option', { name: 'Казань' })).toBeVisible();
  await press('ArrowDown');
  await press('Enter');
  await to('textbox', 'Имя');
  await type('Анна');
  await to('textbox', 'Фамилия');
  await type('Ким');
  await to('textbox', 'Телефон');
  await type(newcomer.phone);
  await to('textbox', 'E-mail');
  await type(newcomer.login);
  await tabTo(page, page.locator('input[name=password]'));
  await type(newcomer.password);
  await tabTo(page, page.locator('input[name=retryPassword]'));
  await type(newcomer.password);
  await to('checkbox', /политику конфиденциальности/);
  await press('Space');
  await expectSound(page, 'step 1');
  await tabTo(page, next(page));
  await press('Enter');

  await expect(step(page, 'Информация о компании')).toBeVisible();
  await expect(page.getByText('Шаг 2 из 4')).toBeAttached();
  await to('button', /^Мы предлагаем/);
  await press('Enter');
  await tabTo(page, page.getByRole('dialog').getByRole('tree'));
  await press('Space');
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: /^Выбрать \(/ }));
  await press('Enter');
  await to('textbox', 'О компании');
  await type('Шьём и печатаем.');
  await to('textbox', 'Сайт');
  await type('new-company.example');
  for (const name of [/^Минимальный тираж/, /^Минимальная сумма/]) {
    await tabTo(page, page.getByRole('group', { name }).getByRole('checkbox').first());
    await press('Space');
  }
  await to('combobox', 'Брендирование');
  await press('ArrowDown');
  await expectSound(page, 'step 2');
  await tabTo(page, next(page));
  await press('Enter');

  await expect(step(page, 'Файлы компании')).toBeVisible();
  await expect(page.getByText('Шаг 3 из 4')).toBeAttached();
  await expect(page.getByText(/Не загружайте сюда фотографии продукции/)).toBeVisible();
  await expectSound(page, 'step 3');
  await tabTo(page, next(page));
  await press('Enter');

  await expect(step(page, 'Настройка встреч')).toBeVisible();
  await expect(page.getByText('Шаг 4 из 4')).toBeAttached();
  await expect(finish(page)).toBeDisabled();
  await to('button', 'Открыть 09:00–18:00 во все дни');
  await press('Enter');
  await expect(finish(page)).toBeEnabled();
  await expectSound(page, 'step 4');
  await tabTo(page, finish(page));
  await press('Enter');
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByRole('heading', { name: newcomer.company })).toBeVisible();
});

for (const isAgency of [false, true]) {
  test(`a customer${isAgency ? ' that is an agency' : ''} registers on a phone [REG-06] [REG-08] [SIDE-07]`, async ({
    people,
  }) => {
    const page = await people.come(undefined, PHONE);
    const newcomer = createNewcomer('Заказчик', isAgency);
    await page.goto('/signup');
    await fillAccount(page, newcomer);
    await expectSound(page, 'step 1');
    await next(page).click();

    await expect(step(page, 'Информация о компании')).toBeVisible();
    await fillCompany(page, 'Заказчик');
    const industry = page.getByRole('combobox', { name: 'Отрасль' });
    if (isAgency) {
      await expect(industry).toHaveCount(0);
    } else {
      await expect(next(page)).toBeDisabled();
      await industry.selectOption({ index: 1 });
    }
    await expectSound(page, 'step 2');
    await next(page).click();

    await expect(step(page, 'Файлы компании')).toBeVisible();
    await files(page).setInputFiles([pdf('Каталог.pdf'), pdf('Прайс «осень» 2026.pdf')]);
    await expect(page.getByRole('link', { name: 'Скачать: Прайс «осень» 2026.pdf' })).toBeVisible();
    await expect(page.getByText('Загрузка успешно завершена!').first()).toBeVisible();
    await expectSound(page, 'step 3');
    await next(page).click();

    await expect(step(page, 'Настройка встреч')).toBeVisible();
    if (isAgency) {
      await page.getByRole('checkbox', { name: 'Общаюсь только в чате' }).check();
    } else {
      await openWorkingHours(page);
    }
    await expect(finish(page)).toBeEnabled();
    await expectSound(page, 'step 4');
    await finish(page).click();
    await expect(page).toHaveURL(/\/profile$/);
    await expect(page.getByRole('heading', { name: newcomer.company })).toBeVisible();
    // The profile is complete, so the warning has no reason to appear.
    await expect(page.getByRole('link', { name: /[Зз]аполнить профиль/ })).toHaveCount(0);
  });
}

test('premoderation makes a new company wait and refuses login [REG-05] [ROUTE-19] [AUTH-04]', async ({ people }) => {
  people.allow(/4(01|03|22)/);
  await stopApi();
  await startApi({ SETTING_PREMODERATION: '1' });
  try {
    const page = await people.come();
    const newcomer = createNewcomer('Поставщик');
    await page.goto('/signup');
    await fillAccount(page, newcomer);
    await next(page).click();
    await expect(page).toHaveURL(/\/block$/);
    await expectSound(page, 'block');

    await page.goto('/login');
    await page.getByLabel('Логин', { exact: true }).fill(newcomer.login);
    await page.getByLabel('Пароль', { exact: true }).fill(newcomer.password);
    await page.getByRole('button', { name: 'Войти' }).click();
    await expect(page.getByText('Аккаунт ещё не активирован')).toBeVisible();
  } finally {
    await stopApi();
    await startApi();
  }
});

test('keeps step 2 input when the session expires [REG-06] [GUARD-03] [GUARD-04]', async ({ people }) => {
  people.allow(/401/);
  const page = await people.come();
  const newcomer = createNewcomer('Поставщик');
  await page.goto('/signup');
  await fillAccount(page, newcomer);
  await next(page).click();
  await expect(step(page, 'Информация о компании')).toBeVisible();
  await fillCompany(page, 'Поставщик');
  await page.context().clearCookies();
  await next(page).click();
  await expect(page).toHaveURL(/\/login$/);
  await logIn(page, newcomer);
  await expect(page).toHaveURL(/\/register\/company$/);
  await expect(page.getByRole('textbox', { name: 'О компании' })).toHaveValue('Шьём и печатаем.');
  await expect(next(page)).toBeEnabled();
  await next(page).click();
  await expect(step(page, 'Файлы компании')).toBeVisible();
});

test('reports a broken upload and succeeds on retry [REG-07] [FILE-01] @quick', async ({ people }) => {
  people.allow(/net::ERR_/, /Failed to load resource/);
  const page = await people.come();
  await page.goto('/signup');
  await fillAccount(page, createNewcomer('Поставщик'));
  await next(page).click();
  await expect(step(page, 'Информация о компании')).toBeVisible();
  await fillCompany(page, 'Поставщик');
  await next(page).click();
  await expect(step(page, 'Файлы компании')).toBeVisible();

  await page.route('**/api/files', async (route) =>
    route.request().method() === 'POST' ? route.abort('connectionreset') : route.continue(),
  );
  await files(page).setInputFiles(pdf('Каталог.pdf'));
  await expect(page.getByText('Ошибка загрузки!').first()).toBeVisible();
  await page.unroute('**/api/files');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Повторить/ })
    .click();
  await expect(page.getByText('Загрузка успешно завершена!')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Скачать: Каталог.pdf' })).toBeVisible();
  const stored = (await (await page.request.get('/api/files')).json()) as { files: unknown[] };
  expect(stored.files).toHaveLength(1);
});
