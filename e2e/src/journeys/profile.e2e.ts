import type { Page } from '@playwright/test';
import { accounts } from '../support/accounts.ts';
import { expectSound } from '../support/appearance.ts';
import { readOwnCompany } from '../support/login.ts';
import { call } from '../support/meetings.ts';
import { drawPng, padTo } from '../support/pictures.ts';
import { expect, test } from '../support/test.ts';

const PHONE = { viewport: { width: 360, height: 740 } };
const LAPTOP = { viewport: { width: 1440, height: 900 } };

for (const [place, device] of [
  ['phone', PHONE],
  ['laptop', LAPTOP],
] as const)
  test(`completes an empty profile on a ${place}; others see it [SIDE-07] [EDIT-03] [ROUTE-09] [ROUTE-18] [PART-01]`, async ({
    people,
  }) => {
    // Covers the whole profile, and runs axe on its longest page.
    test.slow();
    const owner = await people.come(accounts.agency, device);
    const { id, company } = await readOwnCompany(owner);
    const empty = { activity: [], description: '', site: '', circulation: [], sum: [], branding: '', industry: '' };
    const status = await call(owner, 'PUT', '/api/profile/companyinfo', {
      company,
      only_chat: false,
      is_advertising_agency: true,
      ...empty,
    });
    expect(status).toBe(200);

    await owner.goto('/profile');
    const warning = owner.getByRole('note').filter({ hasText: 'Не указано' });
    await warning.getByRole('link', { name: 'сайт' }).click();
    await expect(owner.getByRole('textbox', { name: 'Сайт' })).toBeFocused();
    await owner.getByRole('textbox', { name: 'Сайт' }).fill('agency-in-bloom.example');
    await owner.getByRole('textbox', { name: 'О компании' }).fill('Придумываем подарки.');
    await owner.getByRole('button', { name: /^Мы ищем/ }).click();
    await owner.getByRole('dialog').getByRole('treeitem').first().click();
    await owner
      .getByRole('dialog')
      .getByRole('button', { name: /^Выбрать \(/ })
      .click();
    for (const name of [/^Минимальный тираж/, /^Минимальная сумма/]) {
      await owner.getByRole('button', { name }).click();
      await owner.getByRole('treeitem').first().click();
      await owner.keyboard.press('Escape');
    }
    await owner.getByRole('combobox', { name: 'Брендирование' }).selectOption({ index: 1 });
    await owner.getByRole('region', { name: 'О компании' }).getByRole('button', { name: 'Сохранить' }).click();
    await expect(owner.getByText('Изменения успешно применены!')).toBeVisible();
    await expect(warning).toHaveCount(0);
    await expectSound(owner, `editing on a ${place}`);

    const writes: string[] = [];
    owner.on('request', (request) => request.method() !== 'GET' && writes.push(request.url()));
    await owner.getByRole('link', { name: 'Страница', exact: true }).click();
    await expect(owner).toHaveTitle('Предпросмотр страницы заказчика — Встреча');
    const card = (page: Page) => page.getByRole('region', { name: company, exact: true });
    await expect(card(owner)).toContainText('Придумываем подарки.');
    // A forced press would hit the card of a notice above the link; presses pass through inert ones.
    await owner.locator('[data-toaster]').evaluateAll((toasters) => {
      for (const toaster of toasters) toaster.toggleAttribute('inert', true);
    });
    for (const name of ['Написать сообщение', 'https://agency-in-bloom.example'])
      await owner.getByRole('link', { name }).click({ force: true });
    await expect(owner).toHaveURL('/preview/profile');
    expect(writes).toEqual([]);

    const viewer = await people.come(accounts.supplier, device);
    await viewer.goto(`/profile/${id}`);
    await expect(viewer.getByRole('heading', { level: 1, name: company })).toBeVisible();
    const seen = async (page: Page) =>
      (
        await card(page)
          .getByRole('region')
          .filter({ has: page.getByRole('heading') })
          .allInnerTexts()
      ).map((text) => text.replaceAll(/\s+/g, ' '));
    await expect.poll(async () => seen(viewer)).toEqual(await seen(owner));
  });

test('closes the dialog once another device connects the messenger [EDIT-08]', async ({ people }) => {
  const laptop = await people.come(accounts.customer);
  await laptop.goto('/profile/edit#notify');
  await laptop.getByRole('button', { name: /^Подключить/ }).click();
  const dialog = laptop.getByRole('dialog', { name: 'Подключить мессенджер' });
  await expect(dialog.getByRole('img', { name: 'Код со ссылкой на мессенджер' })).toBeVisible();
  const link = await dialog.getByRole('link', { name: 'Открыть мессенджер' }).getAttribute('href');

  const phone = await people.come(undefined, PHONE);
  await phone.goto(link ?? '');
  await phone.getByRole('textbox', { name: 'Имя аккаунта' }).fill('@sozvezdie');
  await phone.getByRole('button', { name: 'Старт' }).click();
  await expect(phone.getByText(/Подключено: @sozvezdie/)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(laptop.getByText('Подключён: @sozvezdie')).toBeVisible();
});

test('shrinks, crops or refuses pictures over the limits [EDIT-05] [EDIT-06] [OWN-04] @quick', async ({ people }) => {
  const page = await people.come(accounts.supplier);
  await page.goto('/profile/edit#images');
  const images = page.getByRole('region', { name: 'Изображения' });
  const avatar = images.getByRole('group', { name: 'Логотип' });
  const before = await avatar.getByRole('img').getAttribute('src');
  await avatar.locator('input[type=file]').setInputFiles(await drawPng(page, 2400, 1000, 'лого.png'));
  const crop = page.getByRole('dialog', { name: 'Кадр логотипа' });
  await expect(crop).toContainText('Недопустимый размер!');
  await crop.getByRole('group', { name: /^Кадр/ }).press('Shift+ArrowRight');
  await crop.getByRole('button', { name: 'Загрузить' }).click();
  await expect(page.getByText('Загрузка успешно завершена!')).toBeVisible();
  await expect(avatar.getByRole('img')).not.toHaveAttribute('src', before ?? '');

  const list = images.getByRole('list', { name: 'Галерея изображений' });
  const gallery = list.getByRole('button', { name: /^Открыть/ });
  const count = await gallery.count();
  await images
    .getByRole('group', { name: 'Загрузка изображений' })
    .locator('input[type=file]')
    .setInputFiles([
      await drawPng(page, 900, 600, 'стенд.png'),
      await drawPng(page, 3000, 1600, 'цех.png'),
      await drawPng(page, 2400, 1600, 'склад.png'),
    ]);
  await page.getByRole('button', { name: 'Обрезать: склад.png' }).click();
  const part = page.getByRole('dialog', { name: 'Кадр изображения' });
  await part.getByRole('button', { name: /^Нижний край/ }).press('Shift+ArrowUp');
  await part.getByRole('button', { name: 'Загрузить' }).click();
  await page.getByRole('button', { name: 'Уменьшить и загрузить' }).click();
  await expect(gallery).toHaveCount(count + 3);

  // When shrinking is declined, each broken rule is named.
  const fine = await drawPng(page, 300, 200, 'образец.png');
  await images
    .getByRole('group', { name: 'Загрузка изображений' })
    .locator('input[type=file]')
    .setInputFiles([
      { ...fine, name: 'ролик.gif', mimeType: 'image/gif' },
      padTo(fine, 10 * 1024 * 1024 + 1, 'плакат.png'),
      await drawPng(page, 2001, 1500, 'баннер.png'),
    ]);
  await page.getByRole('dialog').getByRole('button', { name: 'Отмена' }).click();
  await expect(list.getByRole('alert')).toHaveText([
    'Недопустимый формат!',
    'Недопустимый объем!',
    'Недопустимый размер!',
  ]);
  await expect(gallery).toHaveCount(count + 3);
  await page.goto('/profile');
  await expect(
    page
      .getByRole('region', { name: 'Галерея изображений' })
      .getByRole('button', { name: /^Открыть/ })
      .first(),
  ).toBeVisible();
});

test('Back asks before unsaved changes are lost [EDIT-01]', async ({ people }) => {
  const page = await people.come(accounts.customer);
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Редактировать' }).click();
  const general = page.getByRole('region', { name: 'Общая информация' });
  const name = general.getByRole('textbox', { name: 'Имя' });
  const before = await name.inputValue();
  await name.fill(`${before}-Мария`);
  await page.goBack();
  await page.getByRole('dialog', { name: 'Уйти без сохранения?' }).getByRole('button', { name: 'Остаться' }).click();
  await expect(page).toHaveURL('/profile/edit');

  await general.getByRole('button', { name: 'Сохранить' }).click();
  await expect(general.getByText('Сохранено')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Общая информация ?, заполнено$/ })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/profile');
});
