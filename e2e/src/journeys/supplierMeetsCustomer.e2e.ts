import { accounts } from '../support/accounts.ts';
import { startApi, stopApi } from '../support/control.ts';
import { logIn, readOwnCompany } from '../support/login.ts';
import { chatWith, message, send } from '../support/messenger.ts';
import { expectBadge, menuLink, readBadge } from '../support/sidebar.ts';
import { expect, test } from '../support/test.ts';

test('a supplier finds and messages a customer, live and persistent [CAT-01] [CAT-02] [CARD-02] [CHAT-08] [CHAT-09] [CHAT-12] [SIDE-02] [SIDE-04] @quick', async ({
  people,
}) => {
  test.slow();
  const customer = await people.come(accounts.customer);
  const supplier = await people.come();
  const stamp = Date.now();
  const greeting = `Добрый день! Есть ли у вас заказы на сезон? №${stamp}`;
  const answer = `Да, пришлите прайс. №${stamp}`;
  const later = `Прайс во вложении завтра. №${stamp}`;

  const { company: ownCompany, id: customerId } = await readOwnCompany(customer);

  await test.step('the supplier logs in and arrives at the profile', async () => {
    await supplier.goto('/');
    await logIn(supplier, accounts.supplier);
    await expect(supplier).toHaveURL('/profile');
    await expect(supplier.getByRole('heading', { level: 1, name: 'Моя страница' })).toBeVisible();
  });
  const { company: supplierCompany, id: supplierId } = await readOwnCompany(supplier);

  await test.step('the catalogue shows customers from the database, in pages', async () => {
    await menuLink(supplier, 'Каталог заказчиков').click();
    await expect(supplier.getByRole('heading', { level: 1, name: 'Каталог заказчиков' })).toBeVisible();
    const cards = supplier.getByRole('list', { name: 'Компании' }).getByRole('article');
    await expect(cards).toHaveCount(10);
    const first = await cards.first().getByRole('heading').innerText();

    const pages = supplier.getByRole('navigation', { name: /[Сс]траниц/ });
    await pages.getByRole('link', { name: /2$/ }).first().click();
    await expect(supplier).toHaveURL(/page=2/);
    await expect(cards.first().getByRole('heading')).not.toHaveText(first);

    await supplier.getByLabel('На странице').selectOption('20');
    await expect(cards).toHaveCount(20);
    await expect(supplier).not.toHaveURL(/page=2/);
  });

  await test.step('the company filter finds the customer; Back restores the list', async () => {
    await supplier.getByLabel('Название компании').fill(ownCompany);
    await expect(supplier.getByRole('status').filter({ hasText: 'Найдена 1 компания' })).toBeVisible();
    await supplier.getByRole('link', { name: ownCompany, exact: true }).click();
    await expect(supplier).toHaveURL(`/profile/${customerId}`);
    await expect(supplier.getByText('Страница заказчика')).toBeVisible();
    await expect(supplier.getByRole('heading', { name: ownCompany })).toBeVisible();

    await supplier.goBack();
    await expect(supplier.getByLabel('Название компании')).toHaveValue(ownCompany);
    await expect(supplier.getByRole('list', { name: 'Компании' }).getByRole('article')).toHaveCount(1);
    await supplier.goForward();
  });

  await test.step('the customer has read all messages and opens another page', async () => {
    await customer.goto(`/messages/${supplierId}`);
    await expect(customer.getByRole('textbox', { name: 'Сообщение' })).toBeVisible();
    await expect(chatWith(customer, supplierCompany).first()).toBeVisible();
    await expect(
      chatWith(customer, supplierCompany).getByRole('img', { name: 'Есть непрочитанные сообщения' }),
    ).toHaveCount(0);
    await menuLink(customer, 'Моя страница').click();
    await expect(customer.getByRole('heading', { level: 1, name: 'Моя страница' })).toBeVisible();
  });
  const unseen = await readBadge(customer, 'Сообщения');

  await test.step('a message from «Написать сообщение» arrives without a reload', async () => {
    await supplier.getByRole('link', { name: 'Написать сообщение' }).click();
    await expect(supplier).toHaveURL(`/messages/${customerId}`);
    await send(supplier, greeting);
    await expectBadge(customer, 'Сообщения', unseen + 1);
    await expect(customer.getByRole('region', { name: 'Сообщения' }).getByText(greeting)).toBeVisible();
  });

  await test.step('the customer opens the chat, clears the badge and replies', async () => {
    await menuLink(customer, 'Сообщения').click();
    await chatWith(customer, supplierCompany).click();
    await expect(message(customer, greeting)).toBeVisible();
    await expectBadge(customer, 'Сообщения', unseen);
    await send(customer, answer);
    await expect(message(supplier, answer)).toBeVisible();
  });

  await test.step('after an API restart, messages remain and the connection recovers', async () => {
    people.allow(/WebSocket connection to/, /status of 50\d/, /net::ERR_/);
    await stopApi();
    await startApi();
    await supplier.reload();
    for (const text of [greeting, answer]) await expect(message(supplier, text)).toBeVisible();

    await send(supplier, later);
    await expect(message(customer, later)).toBeVisible({ timeout: 40_000 });
    await customer.reload();
    for (const text of [greeting, answer, later]) await expect(message(customer, text)).toBeVisible();
  });
});
