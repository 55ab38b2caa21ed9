import type { Page } from '@playwright/test';
import { accounts } from '../support/accounts.ts';
import { AGAIN } from '../support/again.ts';
import { readOwnCompany } from '../support/login.ts';
import { call, readCommonSlots, type Slot } from '../support/meetings.ts';
import { expect, test, type People } from '../support/test.ts';

interface Side {
  page: Page;
  id: number;
  company: string;
}

/** Both sides on a page that has no meetings, with every earlier notice read. */
async function bring(people: People): Promise<{ supplier: Side; customer: Side }> {
  const come = async (account: keyof typeof accounts): Promise<Side> => {
    const page = await people.come(accounts[account]);
    const side = { page, ...(await readOwnCompany(page)) };
    await call(page, 'POST', '/api/notices/read', { up_to: 2_147_483_647 });
    await page.goto('/news');
    await expect(bell(page)).toHaveAccessibleName('Уведомления');
    return side;
  };
  return { supplier: await come('supplier'), customer: await come('customer') };
}

const bell = (page: Page) => page.getByRole('button', { name: /^Уведомления/ });
const cards = (page: Page) => page.getByRole('region', { name: 'Уведомления' });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Уведомления' });

/** «28.11, 12:00», which ends the day of a slot in a notice. */
const ends = ({ date, point }: Slot) => `${date.slice(8)}.${date.slice(5, 7)}, ${point}`;

/** The live card, then the row in the bell after a reload. */
async function expectTold(page: Page, ...parts: string[]): Promise<void> {
  const [first = '', ...rest] = parts;
  let card = cards(page).getByRole('listitem').filter({ hasText: first });
  for (const part of rest) card = card.filter({ hasText: part });
  await expect(card).toHaveCount(1);
  await page.reload();
  await expect(bell(page)).toHaveAccessibleName(/непрочитанных: [1-9]/);
  await bell(page).click();
  let row = panel(page).getByRole('link').filter({ hasText: first });
  for (const part of rest) row = row.filter({ hasText: part });
  await expect(row.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  // Shown once: not again after the reload.
  await expect(card).toHaveCount(0);
}

async function invite(from: Side, to: Side, slot: Slot, move?: Slot): Promise<number> {
  const moved = move && { _date: move.date, _point: move.point };
  expect(await call(from.page, 'POST', '/api/invite', { user_id: to.id, ...slot, ...moved })).toBe(200);
  const answer = await to.page.request.get(`/api/invitations/incoming?limit=50&page=1&is_move=${move ? 1 : 0}`, AGAIN);
  const { invitations } = (await answer.json()) as { invitations: (Slot & { id: number; user_id: number })[] };
  const own = invitations.find(
    ({ user_id, date, point }) => user_id === from.id && date === slot.date && point === slot.point,
  );
  if (!own) throw new Error('The invitation has not arrived');
  return own.id;
}

const decide = async (side: Side, id: number, status: 'ACCEPTED' | 'REJECTED', reason?: string) =>
  expect(await call(side.page, 'PUT', `/api/invite/${id}`, { status, ...(reason && { reason }) })).toBe(200);

test('answers, withdrawals, moves and cancellations reach the other side [ANS-01] [ANS-02] [ANS-06] @quick', async ({
  people,
}) => {
  test.slow();
  const { supplier, customer } = await bring(people);
  const [slot, later] = (await readCommonSlots(supplier.page, customer.page)) as [Slot, Slot];
  const hostile = `<img src=x onerror="document.title='x'"> №${Date.now()}`;

  await test.step('an invitation that is declined with a reason', async () => {
    const id = await invite(supplier, customer, slot);
    await expectTold(customer.page, 'Приглашение: ', supplier.company, ends(slot));
    await decide(customer, id, 'REJECTED', hostile);
    await expectTold(supplier.page, 'Приглашение отклонено: ', customer.company, ends(slot), hostile);
    await expect(supplier.page).not.toHaveTitle('x');
  });

  await test.step('an invitation that is withdrawn', async () => {
    const id = await invite(supplier, customer, slot);
    expect(await call(supplier.page, 'DELETE', `/api/invite/${id}`)).toBe(200);
    await expectTold(customer.page, 'Приглашение отозвано: ', supplier.company, ends(slot));
  });

  await test.step('an accepted invitation', async () => {
    await decide(customer, await invite(supplier, customer, slot), 'ACCEPTED');
    await expectTold(supplier.page, 'Встреча назначена: ', customer.company, ends(slot));
  });

  await test.step('a move that is declined, then one that is accepted', async () => {
    const id = await invite(supplier, customer, later, slot);
    await expectTold(customer.page, 'Просят перенести встречу: ', supplier.company, ends(slot), ends(later));
    await decide(customer, id, 'REJECTED');
    await expectTold(supplier.page, 'Перенос отклонён: ', customer.company, `Встреча остаётся`, ends(slot));
    await decide(customer, await invite(supplier, customer, later, slot), 'ACCEPTED');
    await expectTold(supplier.page, 'Встреча перенесена: ', customer.company, ends(slot), ends(later));
  });

  await test.step('a cancelled meeting with its reason', async () => {
    const address = `/api/meeting/cancel?date=${later.date}&point=${later.point}`;
    expect(await call(supplier.page, 'POST', address, { reason: 'Заболел коллега' })).toBe(200);
    await expectTold(customer.page, 'Встреча отменена: ', supplier.company, ends(later), 'Заболел коллега');
  });
});

test('a card stays above «Отправить» and the message field [ANS-01] [CHAT-05]', async ({ people }) => {
  const { supplier, customer } = await bring(people);
  const [slot] = (await readCommonSlots(supplier.page, customer.page)) as [Slot];
  await supplier.page.setViewportSize({ width: 1280, height: 700 });
  await supplier.page.goto(`/messages/${customer.id}`);
  await decide(customer, await invite(supplier, customer, slot), 'REJECTED');
  const card = cards(supplier.page).getByRole('listitem').filter({ hasText: 'Приглашение отклонено: ' });
  const edges = await Promise.all(
    [card, supplier.page.getByRole('textbox', { name: 'Сообщение' })].map((part) =>
      part.evaluate((element) => element.getBoundingClientRect()),
    ),
  );
  const [over, field] = edges as [DOMRect, DOMRect];
  expect(over.bottom).toBeLessThan(field.top);
});

test('reading in one tab empties the bell of another [ANS-04] [ANS-06] @quick', async ({ people }) => {
  const { supplier, customer } = await bring(people);
  const second = await supplier.page.context().newPage();
  await second.goto('/news');
  await expect(bell(second)).toHaveAccessibleName('Уведомления');

  const [slot] = (await readCommonSlots(supplier.page, customer.page)) as [Slot];
  await decide(customer, await invite(supplier, customer, slot), 'REJECTED');
  for (const page of [supplier.page, second])
    await expect(bell(page)).toHaveAccessibleName('Уведомления, непрочитанных: 1');
  const shown = async () =>
    (
      await Promise.all(
        [supplier.page, second].map((page) =>
          cards(page)
            .getByText(/отклонено/)
            .count(),
        ),
      )
    ).toSorted();
  await expect.poll(shown).toEqual([0, 1]);

  await bell(second).click();
  await panel(second)
    .getByRole('link', { name: /Приглашение отклонено/ })
    .first()
    .click();
  await expect(second).toHaveURL(`/profile/${customer.id}`);
  for (const page of [supplier.page, second]) await expect(bell(page)).toHaveAccessibleName('Уведомления');
  await expect.poll(shown).toEqual([0, 0]);
});
