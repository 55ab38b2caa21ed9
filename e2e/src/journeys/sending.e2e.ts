import type { Page } from '@playwright/test';
import { accounts } from '../support/accounts.ts';
import { expectSound } from '../support/appearance.ts';
import { expect, test } from '../support/test.ts';

const all = (page: Page) => page.getByRole('button', { name: /^Выбрать все · \d/ });
const field = (page: Page) => page.getByRole('textbox', { name: 'Текст рассылки' });
const takeBack = (page: Page) => page.getByRole('button', { name: 'Отменить отправку' });
const success = (page: Page) => page.getByRole('heading', { name: /^Рассылка завершена/ });
/** The mailing starts ten seconds after the confirmation. */
const AFTER_THE_COUNTDOWN = { timeout: 20_000 };

async function confirm(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Отправить \d/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Отправить рассылку?' });
  await dialog.getByRole('button', { name: /^Отправить/ }).click();
  await expect(takeBack(page)).toBeFocused();
}

/** Opens the mailing from a filtered catalogue through its links. */
async function comeFromCatalog(page: Page): Promise<void> {
  await page.goto('/catalog?city=Казань&agency=no&met=no');
  await expect(page.getByRole('list', { name: 'Компании' }).getByRole('article').first()).toBeVisible();
  await page.getByRole('link', { name: /^Сообщения/ }).click();
  await page.getByRole('link', { name: 'Создать рассылку' }).click();
  await expect(page).toHaveURL('/sending');
}

/** Number of messages with this text in the sender’s chat with a company. */
async function countInChat(page: Page, userId: number, text: string): Promise<number> {
  const chat = (await (await page.request.get(`/api/chat/${userId}`)).json()) as { id: number | null };
  if (chat.id === null) return 0;
  const { messages } = (await (await page.request.get(`/api/chats/${chat.id}/messages`)).json()) as {
    messages: { text: string }[];
  };
  return messages.filter((message) => message.text === text).length;
}

test('mails the customers of a filter once only [SEND-01] [SEND-02] [SEND-03] [SEND-04] [CHAT-03] [ROUTE-16] @quick', async ({
  people,
}) => {
  const supplier = await people.come(accounts.supplier);
  const text = `Ждём вас на стенде №${Date.now()}`;
  await comeFromCatalog(supplier);
  const asked = supplier.waitForRequest(/\/api\/users\?.*limit=99999/);
  await all(supplier).click();
  // Repeats the call: the page streams its response, which Playwright then cannot read.
  const answer = await supplier.request.post((await asked).url(), {
    data: (await asked).postDataJSON() as object,
    headers: { Origin: new URL(supplier.url()).origin },
  });
  const { users } = (await answer.json()) as { users: { id: number; city: string }[] };
  expect((await asked).postDataJSON()).toMatchObject({ location: ['Казань'], sending: true });
  expect(users.length, 'the seed has such customers').toBeGreaterThan(1);
  await field(supplier).fill(text);
  await supplier.reload();
  await expect(field(supplier)).toHaveValue(text);
  await expectSound(supplier, 'everybody of a filter is chosen');

  const sent = supplier.waitForRequest('**/api/sending', AFTER_THE_COUNTDOWN);
  await confirm(supplier);
  await expectSound(supplier, 'it can be taken back');
  expect((await sent).postDataJSON()).toMatchObject({ user_ids: users.map(({ id }) => id), text, attachments: [] });
  await expect(success(supplier)).toBeFocused();
  const counts = await Promise.all(users.map(({ id }) => countInChat(supplier, id, text)));
  expect(counts).toEqual(users.map(() => 1));

  await comeFromCatalog(supplier);
  await all(supplier).click();
  await expect(supplier.getByRole('main').getByText('Некому писать: всем выбранным вы уже писали.')).toHaveCount(2);
});

test('cancels a mailing; sends no duplicates after a lost response [SEND-02] [SEND-04]', async ({ people }) => {
  people.allow(/net::ERR_/);
  const customer = await people.come(accounts.chatOnly);
  const text = `Ищем подарки к празднику №${Date.now()}`;
  const posts: { user_ids: number[] }[] = [];
  // The server writes to the first recipient only, and its response is lost.
  await customer.route(
    '**/api/sending',
    async (route) => {
      const { client_id: _, ...mailing } = route.request().postDataJSON() as { client_id: string; user_ids: number[] };
      await route.fetch({ postData: { ...mailing, user_ids: mailing.user_ids.slice(0, 1) } });
      await route.abort();
    },
    { times: 1 },
  );
  customer.on('request', (request) => {
    if (request.url().endsWith('/api/sending')) posts.push(request.postDataJSON() as { user_ids: number[] });
  });

  await customer.goto('/sending');
  await customer.getByRole('button', { name: 'Выбрать из каталога' }).click();
  const dialog = customer.getByRole('dialog', { name: 'Выберите компании' });
  await dialog.getByRole('checkbox').nth(7).check();
  await customer.keyboard.down('Shift');
  await dialog.getByRole('checkbox').nth(9).click();
  await customer.keyboard.up('Shift');
  await dialog.getByRole('button', { name: 'Готово · 3' }).click();
  await field(customer).fill(text);

  await confirm(customer);
  await customer.keyboard.press('Escape');
  await expect(customer.getByText('Отправка отменена. Черновик сохранён.')).toBeVisible();
  await expect(customer.getByRole('button', { name: 'Отправить 3' })).toBeVisible();
  expect(posts).toEqual([]);

  await confirm(customer);
  await expect(customer.getByText('Доставлено 1 из 3.')).toBeVisible(AFTER_THE_COUNTDOWN);
  await customer.reload();
  await customer.getByRole('button', { name: 'Отправить остальным (2)' }).click(AFTER_THE_COUNTDOWN);
  await expect(success(customer)).toBeVisible();
  expect(posts.map(({ user_ids }) => user_ids.length)).toEqual([3, 2]);
  const asked = posts[0]?.user_ids ?? [];
  expect(await Promise.all(asked.map((id) => countInChat(customer, id, text)))).toEqual([1, 1, 1]);
});
