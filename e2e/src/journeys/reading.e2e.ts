import { accounts } from '../support/accounts.ts';
import { readOwnCompany } from '../support/login.ts';
import { chatWith, message, send } from '../support/messenger.ts';
import { readBadge } from '../support/sidebar.ts';
import { expect, test } from '../support/test.ts';

test('unread messages stand below a divider, and two tabs agree on what was seen [CHAT-08] [SIDE-04]', async ({
  people,
}) => {
  const supplier = await people.come(accounts.supplier);
  const agency = await people.come(accounts.agency);
  const { id: agencyId, company: agencyCompany } = await readOwnCompany(agency);
  const { id: supplierId } = await readOwnCompany(supplier);
  const stamp = Date.now();

  await test.step('both have spoken, and the agency writes on while the supplier is elsewhere', async () => {
    await supplier.goto(`/messages/${agencyId}`);
    await send(supplier, `Здравствуйте №${stamp}`);
    await supplier.goto('/news');
    await agency.goto(`/messages/${supplierId}`);
    for (const word of ['раз', 'два', 'три']) await send(agency, `Новое ${word} №${stamp}`);
  });

  const before = await readBadge(supplier, 'Сообщения');
  const second = await supplier.context().newPage();
  await second.goto('/news');

  await test.step('the chat opens at the divider, above the first of them', async () => {
    await supplier.bringToFront();
    await supplier.goto('/messages');
    await chatWith(supplier, agencyCompany).click();
    const divider = supplier.getByRole('separator', { name: 'Новые сообщения' });
    await expect(divider).toBeVisible();
    const top = async (of: typeof divider) => (await of.boundingBox())?.y ?? Number.NaN;
    expect(await top(message(supplier, `Здравствуйте №${stamp}`))).toBeLessThan(await top(divider));
    expect(await top(message(supplier, `Новое раз №${stamp}`))).toBeGreaterThan(await top(divider));
  });

  await test.step('the other tab counts one less', async () => {
    await expect.poll(() => readBadge(supplier, 'Сообщения')).toBe(before - 1);
    await expect.poll(() => readBadge(second, 'Сообщения')).toBe(before - 1);
  });
});
