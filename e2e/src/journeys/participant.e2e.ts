import type { Route } from '@playwright/test';
import { accounts } from '../support/accounts.ts';
import { expect, test } from '../support/test.ts';

/** Seeded companies without a public page, and the text shown instead. */
const closed = [
  { id: 6, who: 'blocked', text: 'Данный пользователь заблокирован.', title: 'Страница заказчика' },
  { id: 7, who: 'not activated', text: 'Участник не найден.', title: 'Страница участника' },
  { id: 8, who: 'not fully registered', text: 'Участник не найден.', title: 'Страница участника' },
  { id: 999_999, who: 'unknown id', text: 'Участник не найден.', title: 'Страница участника' },
  { id: 'abc', who: 'invalid id', text: 'Участник не найден.', title: 'Страница участника' },
];

test('shows every state of a participant’s page [PART-01] [PART-02] [PART-03] [CARD-02] [CARD-03] [ROUTE-08] [ROUTE-10] @quick', async ({
  people,
}) => {
  people.allow(/status of (400|404)/);
  const page = await people.come(accounts.supplier);
  const main = page.getByRole('main');
  for (const { id, who, text, title } of closed) {
    await page.goto(`/profile/${id}`);
    await expect(main.getByText(text), who).toBeVisible();
    await expect(page, who).toHaveTitle(new RegExp(`${title} — Встреча$`));
    await expect(main.getByRole('link')).toHaveText(['Перейти в каталог']);
    await expect(main.getByRole('button')).toHaveCount(0);
  }
  for (const address of ['/profile/1', '/profile/5', '/profile?id=1']) {
    await page.goto(address);
    await expect(page, address).toHaveURL(/\/profile(\?id=1)?$/);
    await expect(main.getByRole('heading', { level: 1, name: 'Моя страница' })).toBeVisible();
  }

  // 400, because temporary failures are retried automatically, and the button could disappear before it is clicked.
  const refuse = (route: Route) => route.fulfill({ status: 400, body: 'Ошибка' });
  await page.route('**/api/user/2', refuse);
  await page.goto('/profile?id=2');
  await expect(page).toHaveURL('/profile/2');
  await expect(main.getByText('Участник не найден.')).toBeVisible();
  await page.unroute('**/api/user/2');
  await main.getByRole('button', { name: 'Повторить' }).click();
  await expect(page).toHaveTitle(/ — Страница заказчика — Встреча$/);
  const meet = main.getByRole('button', { name: 'Встретиться' });
  await expect(meet).toBeEnabled();
  await expect(main.getByRole('link', { name: 'Написать сообщение' })).toHaveAttribute('href', '/messages/2');

  // A failed block can be retried alone; other blocks stay.
  await page.route(/\/api\/(photos|files)\?/, refuse);
  await page.goto('/profile/4');
  const blocks = [
    ['Галерея изображений', 'Изображений пока нет.'],
    ['Файлы компании', 'Файлов пока нет.'],
  ] as const;
  const block = (name: string) => main.getByRole('region', { name });
  for (const [name] of blocks) await expect(block(name).getByRole('button', { name: 'Повторить' })).toBeVisible();
  await page.unroute(/\/api\/(photos|files)\?/);
  for (const [name, empty] of blocks) {
    await block(name).getByRole('button', { name: 'Повторить' }).click();
    await expect(block(name).getByText(empty)).toBeVisible();
  }

  await page.goto('/profile/3');
  await expect(main.getByText('Пользователь предпочитает общение в чате.', { exact: true })).toBeVisible();
  await expect(meet).toHaveAttribute('aria-disabled', 'true');

  for (const [event, reason] of [
    [{ datestart: '2099-12-10', dateend: '2099-12-20' }, /^Мероприятие ещё не началось, встречу назначить нельзя\./],
    [{ datestart: '2020-12-10', dateend: '2020-12-20' }, /^Мероприятие завершилось, встречу назначить нельзя\./],
  ] as const) {
    await page.route('**/api/event', (route) => route.fulfill({ json: event }));
    await page.goto('/profile/2');
    await expect(meet).toHaveAccessibleDescription(reason);
    await meet.press('Enter');
    await expect(page.getByRole('dialog')).toContainText('встречу назначить нельзя');
    await page.unroute('**/api/event');
  }
});
