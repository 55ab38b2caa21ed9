import type { Page } from '@playwright/test';
import { accounts } from '../support/accounts.ts';
import { AGAIN } from '../support/again.ts';
import { logIn, readOwnCompany } from '../support/login.ts';
import { emailsTo } from '../support/mail.ts';
import { menu, menuLink } from '../support/sidebar.ts';
import { ownSystem } from '../support/system.ts';
import { expect, test } from '../support/test.ts';

/** Longer than the random delay after which open pages follow organizers. */
const FOLLOWS = { timeout: 40_000 };

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const note = (page: Page) => page.getByRole('region', { name: 'Уведомления' });

async function open(admin: Page, entry: string): Promise<void> {
  await menuLink(admin, entry).click();
  await expect(admin.getByRole('heading', { level: 1, name: entry })).toBeVisible();
}

/**
 * E-mails wait in a user's quiet hours, in which the journey may run.
 * @returns restores the settings
 */
async function endQuietHours(page: Page): Promise<() => Promise<void>> {
  const address = '/api/notices/settings';
  const settings = (await (await page.request.get(address)).json()) as object;
  const save = async (data: object) => {
    const answer = await page.request.put(address, { ...AGAIN, data, headers: { Origin: ownSystem().address } });
    expect(answer.status()).toBe(200);
  };
  await save({ ...settings, quiet_from: null, quiet_to: null });
  return () => save(settings);
}

test('keeps everybody but administrators out [ORG-01] @quick', async ({ people }) => {
  const page = await people.come();
  await page.goto('/organizer/event');
  await expect(page).toHaveURL('/login');
  await logIn(page, accounts.admin);
  await expect(page).toHaveURL('/organizer/event');

  const supplier = await people.come(accounts.supplier);
  await supplier.goto('/organizer');
  await expect(supplier).toHaveURL('/profile');
  await expect(menu(supplier).getByRole('link', { name: /^Журнал/ })).toHaveCount(0);
  for (const call of ['overview', 'participants', 'journal', 'meetings']) {
    const answer = await supplier.request.get(`/api/organizer/${call}`, {
      ...AGAIN,
      headers: { Origin: ownSystem().address },
    });
    expect(answer.status(), call).toBe(403);
  }
});

test('runs an event from the pages, seen by a participant [ORG-03] [ORG-05] [ORG-06] [ORG-07] [ORG-08] [ORG-09] @quick', async ({
  people,
}) => {
  test.slow();
  const admin = await people.come(accounts.admin);
  await admin.goto('/login');
  await expect(admin).toHaveURL('/organizer');
  const customer = await people.come(accounts.customer);
  await customer.goto('/meetings');
  await expect(menuLink(customer, 'Каталог поставщиков')).toBeVisible();
  const { company } = await readOwnCompany(customer);
  const restoreQuietHours = await endQuietHours(customer);

  await test.step('a switch reaches the open menu', async () => {
    await open(admin, 'Мероприятие');
    await admin.getByRole('switch', { name: 'Каталог' }).click();
    await dialog(admin, 'Выключить «Каталог»?').getByRole('button', { name: 'Выключить' }).click();
    await expect(admin.getByRole('switch', { name: 'Каталог' })).not.toBeChecked();
    await expect(menuLink(customer, 'Каталог поставщиков')).toHaveCount(0, FOLLOWS);
    await admin.getByRole('switch', { name: 'Каталог' }).click();
    await expect(menuLink(customer, 'Каталог поставщиков')).toBeVisible(FOLLOWS);
  });

  await test.step('a company that waited is let in', async () => {
    await open(admin, 'Обзор');
    await admin.getByRole('link', { name: 'Проверить' }).first().click();
    const row = admin.getByRole('row').filter({ hasText: 'Агентство «Ждём ответа»' });
    await row.getByRole('button', { name: 'Активировать' }).click();
    await expect(admin.getByText('Активировано: 1').first()).toBeVisible();
    await expect(row).toHaveCount(0);
    const newcomer = await people.come();
    await newcomer.goto('/login');
    // Not the account of the demo, which other journeys need as it is.
    await logIn(newcomer, { login: 'company13@vstrecha.example', password: accounts.customer.password });
  });

  await test.step('tables are assigned to the day', async () => {
    await open(admin, 'Встречи');
    // Of today’s meetings those without a table may all be over.
    await admin.locator('button[aria-current=date] + button').click();
    await expect(admin.getByRole('button', { name: /^Без стола [1-9]/ })).toBeVisible();
    await admin.getByRole('button', { name: 'Назначить столы' }).click();
    const plan = dialog(admin, 'Назначить столы');
    await plan.getByRole('button', { name: 'Применить' }).click();
    await expect(plan).toHaveCount(0);
    await expect(admin.getByRole('button', { name: 'Без стола 0' })).toBeVisible();
  });

  await test.step('a news post appears', async () => {
    await open(admin, 'Новости');
    await admin.getByRole('link', { name: 'Новая новость' }).click();
    await admin.getByLabel(/^Заголовок/).fill('Зал Б откроется в девять');
    await admin.getByLabel(/^Текст/).fill('Вход со стороны набережной.');
    await admin.getByRole('button', { name: 'Опубликовать' }).click();
    await dialog(admin, /Опубликовать для/)
      .getByRole('button', { name: 'Опубликовать' })
      .click();
    await customer.goto('/news');
    await expect(customer.getByRole('heading', { name: 'Зал Б откроется в девять' })).toBeVisible();
  });

  await test.step('a mailing leaves after a minute, once', async () => {
    await admin.goto('/organizer/participants?q=%23' + String((await readOwnCompany(customer)).id));
    await admin.getByRole('button', { name: `Действия: ${company}` }).click();
    await admin.getByRole('menuitem', { name: 'Написать' }).click();
    await admin.getByRole('textbox', { name: /^Тема/ }).fill('Ваши встречи');
    await admin.getByRole('textbox', { name: /^Текст/ }).fill('{имя}, ждём вас завтра в десять.');
    await admin.getByRole('checkbox', { name: /^Важное служебное/ }).check();
    await admin.getByRole('button', { name: 'Отправить: 1' }).click();
    await dialog(admin, 'Отправить 1 компании?').getByRole('button', { name: 'Отправить' }).click();
    await expect(admin.getByText(/Уйдёт через \d+ с/)).toBeVisible();
    await expect(admin.getByText('Обработано 1 из 1').first()).toBeVisible({ timeout: 120_000 });
    await expect(
      note(customer)
        .getByText(/Организатор: /)
        .first(),
    ).toBeVisible();
  });

  await test.step('a blocked company reads why at the login [ORG-11]', async () => {
    const blocked = await people.come(accounts.agency);
    await blocked.goto('/profile');
    await expect(blocked.getByRole('heading', { level: 1 })).toBeVisible();
    const own = await readOwnCompany(blocked);
    await admin.goto(`/organizer/participants?q=%23${own.id}`);
    await admin.getByRole('button', { name: `Действия: ${own.company}` }).click();
    await admin.getByRole('menuitem', { name: 'Заблокировать' }).click();
    const question = dialog(admin, /^Заблокировать /);
    await question.getByLabel(/^Причина/).fill('Нарушены правила участия');
    // The end of the session may meet a connection that is being made.
    people.allow(/401|403|4009/, /WebSocket is closed before/);
    await question.getByRole('button', { name: 'Заблокировать' }).click();
    await expect(question).toHaveCount(0);
    await expect(blocked).toHaveURL(/\/login/);
    await expect(blocked.getByText('Аккаунт заблокирован. Свяжитесь с менеджером.')).toBeVisible();
    await admin.getByRole('button', { name: `Действия: ${own.company}` }).click();
    await admin.getByRole('menuitem', { name: 'Разблокировать' }).click();
    await dialog(admin, /^Разблокировать /)
      .getByRole('button', { name: 'Разблокировать' })
      .click();
    await expect(admin.getByText('Разблокировано: 1').first()).toBeVisible();
  });

  await test.step('the journal names every step', async () => {
    await open(admin, 'Журнал');
    for (const entry of [
      'Разблокировка',
      'Блокировка',
      'Отправка рассылки',
      'Публикация новости',
      'Распределение мест',
      'Активация',
      'Переключатель',
    ])
      await expect(admin.getByRole('main').getByRole('listitem').filter({ hasText: entry }).first()).toBeVisible();
  });

  await test.step('the mailing arrived once by e-mail', async () => {
    // A separate job sends e-mails.
    const copies = async () =>
      (await emailsTo(accounts.customer.login)).filter((text) => text.includes('ждём вас завтра'));
    await expect.poll(copies, { timeout: 60_000 }).toHaveLength(1);
    await restoreQuietHours();
  });
});
