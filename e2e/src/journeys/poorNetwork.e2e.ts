import { accounts } from '../support/accounts.ts';
import { readOwnCompany } from '../support/login.ts';
import { message, send } from '../support/messenger.ts';
import { expect, test } from '../support/test.ts';

test('what was typed survives a reload, chat by chat', async ({ people }) => {
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

test('a message written without a network is kept, and sent once when the network is back [CHAT-06]', async ({
  people,
}) => {
  people.allow(/net::ERR_/, /WebSocket/);
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
  const notSent = agency.getByText('Не отправлено.', { exact: true });
  await expect(notSent).toBeVisible();

  await agency.context().setOffline(false);
  await agency.getByRole('main').getByRole('button', { name: 'Повторить' }).last().click();
  await expect(notSent).toHaveCount(0);
  await supplier.goto(`/messages/${agencyId}`);
  await expect(message(supplier, text)).toHaveCount(1);
  await send(supplier, `Получено. ${text}`);
});
