import type { Page } from '@playwright/test';
import { accounts } from '../support/accounts.ts';
import { AGAIN } from '../support/again.ts';
import { readOwnCompany } from '../support/login.ts';
import { readToday } from '../support/meetings.ts';
import { message, send } from '../support/messenger.ts';
import { menuLink } from '../support/sidebar.ts';
import { expect, test } from '../support/test.ts';

const MOST_COMPANIES = 250;

test('keeps drafts after a reload, per chat', async ({ people }) => {
  const supplier = await people.come(accounts.supplier);
  const box = supplier.getByRole('textbox', { name: 'Сообщение' });
  const draft = `Черновик №${Date.now()}`;
  await supplier.goto('/messages/2');
  await box.fill(draft);
  await supplier.reload();
  await expect(box).toHaveValue(draft);
  await supplier.goto('/messages');
  await supplier.getByRole('region', { name: 'Чаты' }).locator('a:not([href="/messages/2"])').first().click();
  await expect(box).toHaveValue('');
  await supplier.goto('/messages/2');
  await expect(box).toHaveValue(draft);
  await box.fill('');
});

test('sends an offline message once the network is back [CHAT-06] @quick', async ({ people }) => {
  const agency = await people.come(accounts.agency);
  const supplier = await people.come(accounts.supplier);
  const { id: supplierId } = await readOwnCompany(supplier);
  const { id: agencyId } = await readOwnCompany(agency);
  const text = `Из павильона без связи №${Date.now()}`;

  await agency.goto(`/messages/${supplierId}`);
  const box = agency.getByRole('textbox', { name: 'Сообщение' });
  await expect(box).toBeVisible();
  await people.disconnect(agency);
  await box.fill(text);
  await agency.getByRole('button', { name: 'Отправить' }).click();
  await expect(message(agency, text)).toBeVisible();
  await expect(agency.getByText('Нет связи. Сообщения отправятся сами, когда она появится.')).toBeVisible();
  await expect(agency.getByText('Не отправлено.', { exact: true })).toHaveCount(0);

  await agency.context().setOffline(false);
  await expect(agency.getByText('Связь восстановлена')).toBeVisible({ timeout: 30_000 });
  await supplier.goto(`/messages/${agencyId}`);
  await expect(message(supplier, text)).toHaveCount(1);
  await send(supplier, `Получено. ${text}`);
  await expect(message(agency, text)).toHaveCount(1);
});

test('keeps a first message in sight when the network goes [CHAT-12]', async ({ people }) => {
  const agency = await people.come(accounts.agency);
  const first = `Здравствуйте №${Date.now()}`;
  const second = `${first}, вы у стенда?`;
  await agency.goto(`/messages/${await findStranger(agency)}`);
  await expect(agency.getByText('Сообщений пока нет. Напишите первым.')).toBeVisible();

  // The message still arrives; the chat that it begins cannot be read any more.
  await agency.route('**/api/chats/*/messages*', (route) => route.abort());
  const delivered = agency.waitForResponse((answer) => answer.url().endsWith('/api/message'));
  await agency.getByRole('textbox', { name: 'Сообщение' }).fill(first);
  await agency.getByRole('button', { name: 'Отправить' }).click();
  expect((await delivered).ok()).toBe(true);
  await people.disconnect(agency);
  await expect(agency.getByText('Нет связи. Сообщения отправятся сами, когда она появится.')).toBeVisible();
  await expect(message(agency, first)).toBeVisible();
  await agency.getByRole('textbox', { name: 'Сообщение' }).fill(second);
  await agency.getByRole('button', { name: 'Отправить' }).click();
  await expect(message(agency, second)).toBeVisible();
  await expect(message(agency, first)).toBeVisible();

  await agency.unroute('**/api/chats/*/messages*');
  await agency.context().setOffline(false);
  await expect(agency.getByText('отправляется')).toHaveCount(0, { timeout: 30_000 });
  for (const text of [first, second]) await expect(message(agency, text)).toHaveCount(1);
});

test('sends a pending message despite reload and closed tab', async ({ people }) => {
  people.allow(/net::ERR_/, /\[federation\] mf_\w+\/\w+ .*failed/);
  const agency = await people.come(accounts.agency);
  const supplier = await people.come(accounts.supplier);
  const { id: supplierId } = await readOwnCompany(supplier);
  const { id: agencyId } = await readOwnCompany(agency);
  const context = agency.context();
  const text = `Не пропади №${Date.now()}`;
  await supplier.goto(`/messages/${agencyId}`);

  await context.route('**/api/message', (route) => route.abort());
  await agency.goto(`/messages/${supplierId}`);
  await agency.getByRole('textbox', { name: 'Сообщение' }).fill(text);
  await agency.getByRole('button', { name: 'Отправить' }).click();
  await expect(message(agency, text)).toBeVisible();
  await agency.reload();
  await expect(message(agency, text)).toBeVisible();
  await agency.close();
  await context.unroute('**/api/message');

  const elsewhere = await context.newPage();
  await elsewhere.goto('/news');
  await expect(message(supplier, text)).toHaveCount(1, { timeout: 20_000 });
  await elsewhere.goto(`/messages/${supplierId}`);
  await expect(message(elsewhere, text)).toHaveCount(1);
});

test('reads on without a channel, and joins again [CHAT-09] [NET-02]', async ({ people }) => {
  people.allow(/503/);
  const agency = await people.come(accounts.agency);
  const supplier = await people.come(accounts.supplier);
  const { id: supplierId } = await readOwnCompany(supplier);
  const { id: agencyId } = await readOwnCompany(agency);
  const text = `Снова на связи №${Date.now()}`;

  await agency.route('**/api/pusher/auth', (route) => route.fulfill({ status: 503 }));
  await agency.goto(`/messages/${supplierId}`);
  await supplier.goto(`/messages/${agencyId}`);
  await send(supplier, text);
  await expect(message(agency, text)).toHaveCount(1, { timeout: 35_000 });
  await expect(agency.getByText('Нет связи. Сообщения отправятся сами, когда она появится.')).toHaveCount(0);
  await agency.unroute('**/api/pusher/auth');
  await send(supplier, `${text}, снова`);
  await expect(message(agency, `${text}, снова`)).toHaveCount(1, { timeout: 35_000 });
});

for (const width of [1440, 360])
  test(`opens kept pages offline on an event day, ${width} px [NET-09]`, async ({ people }) => {
    const supplier = await people.come(accounts.supplier, { viewport: { width, height: 800 } });
    const arrived = new Set<string>();
    supplier.on('requestfinished', (request) => arrived.add(request.url().replace(/^.*\/\/[^/]+/, '')));
    const line = supplier.getByText('Нет связи.');

    const { date, hasMeetings } = await readToday(supplier);
    await supplier.goto('/news');
    const kept = [
      '/api/meetings/past?limit=4&page=1',
      '/api/meetings/future?limit=4&page=1',
      `/api/points?date=${date}`,
      ...(hasMeetings ? [`/api/meetings/companies?date=${date}`] : []),
      ...['incoming', 'outgoing'].flatMap((side) =>
        [0, 1].map((isMove) => `/api/invitations/${side}?limit=100&page=1&is_move=${isMove}&state=open&sort=slot`),
      ),
      '/api/chats?offset=0&limit=20',
    ];
    await expect.poll(() => kept.filter((address) => !arrived.has(address)), { timeout: 60_000 }).toEqual([]);
    await people.disconnect(supplier);

    await menuLink(supplier, 'Мои встречи').click();
    await expect(supplier.getByRole('group', { name: /^Слоты: / }).first()).toBeVisible();
    await expect(line).toBeVisible();
    await menuLink(supplier, 'Сообщения').click();
    await expect(supplier.getByRole('region', { name: 'Чаты' }).getByRole('link').first()).toBeVisible();
    await expect(line).toBeVisible();
    await menuLink(supplier, 'Заявки').click();
    await expect(supplier.getByRole('button', { name: /^Вас приглашают на встречу \d+$/ })).toBeVisible();
    await expect(line).toBeVisible();
    await expect(supplier.getByText(/Не удалось|Ошибка/)).toHaveCount(0);
  });

test('guests learn that the network is gone [NET-09]', async ({ people }) => {
  const guest = await people.come();
  const line = guest.waitForResponse(/offline-line.*\.js$/);
  await guest.goto('/login');
  await (await line).finished();
  await people.disconnect(guest);
  await expect(guest.getByText('Нет связи. Проверьте интернет.')).toBeVisible();
  await guest.context().setOffline(false);
  await expect(guest.getByText('Связь восстановлена')).toBeVisible();
});

/** A company of the demo that the current user may write to, and never did. */
async function findStranger(page: Page): Promise<number> {
  for (let id = MOST_COMPANIES; id > 0; id -= 1) {
    const answer = await page.request.get(`/api/chat/${id}`, AGAIN);
    if (!answer.ok()) continue;
    const chat = (await answer.json()) as { id: number | null; is_blocked: boolean };
    if (chat.id === null && !chat.is_blocked) return id;
  }
  throw new Error('The agency has a chat with each company of the demo: look at the seed of chats');
}
