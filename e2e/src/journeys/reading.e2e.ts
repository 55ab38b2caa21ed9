import { accounts } from '../support/accounts.ts';
import { readOwnCompany } from '../support/login.ts';
import { chatWith, message, send } from '../support/messenger.ts';
import { readBadge } from '../support/sidebar.ts';
import { expect, test } from '../support/test.ts';

test('shows unread messages below a divider; tabs agree on them [CHAT-08] [SIDE-04] @quick', async ({ people }) => {
  const supplier = await people.come(accounts.supplier);
  const agency = await people.come(accounts.agency);
  const { id: agencyId, company: agencyCompany } = await readOwnCompany(agency);
  const { id: supplierId } = await readOwnCompany(supplier);
  const stamp = Date.now();

  await test.step('the agency writes while the supplier is on another page', async () => {
    await supplier.goto(`/messages/${agencyId}`);
    await send(supplier, `Здравствуйте №${stamp}`);
    await supplier.goto('/news');
    await agency.goto(`/messages/${supplierId}`);
    for (const word of ['раз', 'два', 'три']) await send(agency, `Новое ${word} №${stamp}`);
  });

  const before = await readBadge(supplier, 'Сообщения');
  const second = await supplier.context().newPage();
  await second.goto('/news');

  await test.step('the chat opens at the divider above the new messages', async () => {
    await supplier.bringToFront();
    await supplier.goto('/messages');
    await chatWith(supplier, agencyCompany).click();
    const divider = supplier.getByRole('separator', { name: 'Новые сообщения' });
    await expect(divider).toBeVisible();
    const top = async (of: typeof divider) => (await of.boundingBox())?.y ?? Number.NaN;
    expect(await top(message(supplier, `Здравствуйте №${stamp}`))).toBeLessThan(await top(divider));
    expect(await top(message(supplier, `Новое раз №${stamp}`))).toBeGreaterThan(await top(divider));
  });

  await test.step('the other tab’s badge decreases by one', async () => {
    await expect.poll(() => readBadge(supplier, 'Сообщения')).toBe(before - 1);
    await expect.poll(() => readBadge(second, 'Сообщения')).toBe(before - 1);
  });
});

test('keeps the reading position while new messages arrive [CHAT-05] [CHAT-09]', async ({ people }) => {
  const supplier = await people.come(accounts.supplier);
  const customer = await people.come(accounts.customer);
  const { id: customerId } = await readOwnCompany(customer);
  const { id: supplierId } = await readOwnCompany(supplier);
  const stamp = Date.now();
  await supplier.setViewportSize({ width: 1280, height: 600 });
  await customer.goto(`/messages/${supplierId}`);
  await send(customer, `Начало №${stamp}`);
  // More than a screen, so that it can be scrolled.
  for (let line = 0; line < 8; line += 1) await send(customer, `Строка ${line} №${stamp}\n\n\n`.trim());

  await supplier.goto(`/messages/${customerId}`);
  // Scrolls from the divider to the end.
  const down = supplier.getByRole('button', { name: /нов(ое|ых)$/ });
  await down.click();
  await expect(message(supplier, `Строка 7 №${stamp}`)).toBeInViewport();
  await expect(down).toHaveCount(0);
  const box = supplier.getByRole('region', { name: /^Переписка:/ });
  await box.hover();
  await supplier.mouse.wheel(0, -120);
  await expect(supplier.getByRole('button', { name: 'К последнему сообщению' })).toBeVisible();
  const shown = message(supplier, `Строка 2 №${stamp}`);
  await expect(shown).toBeInViewport();
  const placeOf = async () => (await shown.boundingBox())?.y;
  // Waits until newly rendered rows are measured, which moves them.
  let place = await placeOf();
  await expect
    .poll(async () => {
      const before = place;
      place = await placeOf();
      return place === before;
    })
    .toBe(true);

  await send(customer, `Свежее №${stamp}`);
  await expect(down).toHaveAccessibleName('1 новое');
  expect(await placeOf()).toBe(place);

  await down.click();
  await expect(message(supplier, `Свежее №${stamp}`)).toBeInViewport();
  await expect(down).toHaveCount(0);
});

test('follows new messages while an own message is sending [CHAT-04] [CHAT-09]', async ({ people }) => {
  const supplier = await people.come(accounts.supplier);
  const customer = await people.come(accounts.customer);
  const { id: customerId } = await readOwnCompany(customer);
  const { id: supplierId } = await readOwnCompany(supplier);
  const stamp = Date.now();
  await supplier.setViewportSize({ width: 1280, height: 600 });
  await supplier.goto(`/messages/${customerId}`);
  await customer.goto(`/messages/${supplierId}`);
  for (let line = 0; line < 8; line += 1) await send(supplier, `Раньше ${line} №${stamp}`);

  let letGo = () => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await supplier.route('**/api/message', async (route) => {
    await released;
    await route.continue();
  });
  await supplier.getByRole('textbox', { name: 'Сообщение' }).fill(`В пути №${stamp}`);
  await supplier.getByRole('button', { name: 'Отправить' }).click();
  const onItsWay = message(supplier, `В пути №${stamp}`);
  await expect(onItsWay).toBeInViewport();

  for (const word of ['раз', 'два', 'три']) {
    await send(customer, `Между тем ${word} №${stamp}`);
    await expect(message(supplier, `Между тем ${word} №${stamp}`)).toBeInViewport();
    await expect(onItsWay).toBeInViewport();
  }
  letGo();
  await expect(message(customer, `В пути №${stamp}`)).toBeVisible();
  await expect(onItsWay).toBeInViewport();
});
