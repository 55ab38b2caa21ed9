import { accounts } from '../support/accounts.ts';
import { readOwnCompany } from '../support/login.ts';
import { message, send } from '../support/messenger.ts';
import { expect, test } from '../support/test.ts';

/** Widgets that were loading when the network failed. */
const LOST_ON_THE_WAY = /\[federation\] mf_\w+\/\w+ .*failed/;

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
  people.allow(/net::ERR_/, /WebSocket/, LOST_ON_THE_WAY);
  const agency = await people.come(accounts.agency);
  const supplier = await people.come(accounts.supplier);
  const { id: supplierId } = await readOwnCompany(supplier);
  const { id: agencyId } = await readOwnCompany(agency);
  const text = `Из павильона без связи №${Date.now()}`;

  await agency.goto(`/messages/${supplierId}`);
  const box = agency.getByRole('textbox', { name: 'Сообщение' });
  await expect(box).toBeVisible();
  await agency.context().setOffline(true);
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

test('sends a pending message despite reload and closed tab', async ({ people }) => {
  people.allow(/net::ERR_/, LOST_ON_THE_WAY);
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
