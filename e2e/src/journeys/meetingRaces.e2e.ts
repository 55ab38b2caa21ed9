import type { Page } from '@playwright/test';
import { accounts } from '../support/accounts.ts';
import { readOwnCompany } from '../support/login.ts';
import {
  agree,
  call,
  invitationRow,
  meetingRow,
  openOwnDay,
  readCommonSlots,
  readMet,
  type Slot,
} from '../support/meetings.ts';
import { expect, test, type People } from '../support/test.ts';

// Two people press at the same moment. In any order, both must end up with the same meetings, and the slower one with
// an explanation instead of an error.

interface Side {
  page: Page;
  id: number;
  company: string;
}

async function bring(people: People): Promise<{ supplier: Side; customer: Side }> {
  // The slower of the two is refused.
  people.allow(/status of 40[49]/);
  const come = async (account: keyof typeof accounts): Promise<Side> => {
    const page = await people.come(accounts[account]);
    return { page, ...(await readOwnCompany(page)) };
  };
  return { supplier: await come('supplier'), customer: await come('customer') };
}

/** Checks that server and pages of both agree on whether they meet in the slot; returns whether they do. */
async function expectAgreement(one: Side, other: Side, slot: Slot): Promise<boolean> {
  const isMet = (await readMet(one.page, slot)).includes(other.company);
  expect((await readMet(other.page, slot)).includes(one.company)).toBe(isMet);
  for (const [side, user] of [
    [one, other],
    [other, one],
  ] as const) {
    await openOwnDay(side.page, slot);
    await expect(side.page.getByRole('group', { name: new RegExp('^Слоты') }).first()).toBeVisible();
    await expect(meetingRow(side.page, slot, user.company)).toHaveCount(isMet ? 1 : 0);
  }
  return isMet;
}

const ACCEPTED = /Заявка принята!|Ошибка изменения статуса заявки!/;

/** Presses a button of the open dialog, and waits at once for the outcome: a toast leaves after some seconds. */
async function decide(page: Page, name: string, outcome: RegExp): Promise<void> {
  const button = page.getByRole('dialog').getByRole('button', { name });
  await Promise.all([button.click(), expect(page.getByText(outcome).first()).toBeVisible()]);
}

test(
  'accepting races withdrawing: both agree on the outcome [INV-05] [INV-06]',
  { tag: '@nightly' },
  async ({ people }) => {
    const { supplier, customer } = await bring(people);
    const [slot] = (await readCommonSlots(supplier.page, customer.page)) as [Slot];
    expect(await call(supplier.page, 'POST', '/api/invite', { user_id: customer.id, ...slot })).toBe(200);
    await supplier.page.goto('/invitations');
    await customer.page.goto('/invitations');
    await invitationRow(supplier.page, customer.company, slot)
      .getByRole('button', { name: 'Отменить приглашение' })
      .click();
    await invitationRow(customer.page, supplier.company, slot).getByRole('button', { name: 'Принять' }).click();

    await Promise.all([
      decide(supplier.page, 'Да, отменить', /Заявка отменена!|Ошибка отмены заявки!/),
      decide(customer.page, 'Да, принять', ACCEPTED),
    ]);

    const isMet = await expectAgreement(supplier, customer, slot);
    if (isMet) await call(supplier.page, 'POST', `/api/meeting/cancel?date=${slot.date}&point=${slot.point}`);
  },
);

test('two windows accept invitations for one slot: one wins [INV-05]', async ({ people }) => {
  const { supplier, customer } = await bring(people);
  const agencyPage = await people.come(accounts.agency);
  const agency: Side = { page: agencyPage, ...(await readOwnCompany(agencyPage)) };
  const slot = await findSlotOfThree(supplier, customer, agency);
  for (const { page } of [customer, agency])
    expect(await call(page, 'POST', '/api/invite', { user_id: supplier.id, ...slot })).toBe(200);

  const second = await supplier.page.context().newPage();
  for (const page of [supplier.page, second]) await page.goto('/invitations');
  await invitationRow(supplier.page, customer.company, slot).getByRole('button', { name: 'Принять' }).click();
  await invitationRow(second, agency.company, slot).getByRole('button', { name: 'Принять' }).click();
  await Promise.all([supplier.page, second].map((page) => decide(page, 'Да, принять', ACCEPTED)));

  expect(await readMet(supplier.page, slot)).toHaveLength(1);
  const isMet = [await expectAgreement(supplier, customer, slot), await expectAgreement(supplier, agency, slot)];
  expect(isMet.filter(Boolean)).toHaveLength(1);
  await call(supplier.page, 'POST', `/api/meeting/cancel?date=${slot.date}&point=${slot.point}`);
});

test(
  'accepting a move races cancelling: both agree on it [MEET-10] [MEET-11]',
  { tag: '@nightly' },
  async ({ people }) => {
    const { supplier, customer } = await bring(people);
    const [from, to] = (await readCommonSlots(supplier.page, customer.page)) as [Slot, Slot];
    await agree(supplier, customer, from);
    const move = { user_id: customer.id, ...to, _date: from.date, _point: from.point };
    expect(await call(supplier.page, 'POST', '/api/invite', move)).toBe(200);

    await customer.page.goto('/invitations');
    await openOwnDay(supplier.page, from);
    await invitationRow(customer.page, supplier.company, to).getByRole('button', { name: 'Принять' }).click();
    await meetingRow(supplier.page, from, customer.company).getByRole('button', { name: 'Отменить' }).click();
    await Promise.all([
      decide(customer.page, 'Да, принять', ACCEPTED),
      decide(supplier.page, 'Да, отменить', /Встреча успешно отменена!|Ошибка отмены встречи!/),
    ]);

    expect(await expectAgreement(supplier, customer, from)).toBe(false);
    const isMoved = await expectAgreement(supplier, customer, to);
    if (isMoved) await call(supplier.page, 'POST', `/api/meeting/cancel?date=${to.date}&point=${to.point}`);
  },
);

test('an invitation to a blocked slot can still be accepted [POINT-02] [INV-05] @quick', async ({ people }) => {
  const { supplier, customer } = await bring(people);
  const [slot] = (await readCommonSlots(supplier.page, customer.page)) as [Slot];
  expect(await call(supplier.page, 'POST', '/api/invite', { user_id: customer.id, ...slot })).toBe(200);
  await customer.page.goto('/invitations');
  await invitationRow(customer.page, supplier.company, slot).getByRole('button', { name: 'Принять' }).click();

  const close = call(customer.page, 'PUT', `/api/points/${slot.date}`, { points: [slot.point], status: 'BLOCKED' });
  await Promise.all([close, decide(customer.page, 'Да, принять', /Заявка принята!/)]);
  expect(await expectAgreement(supplier, customer, slot)).toBe(true);
  await call(supplier.page, 'POST', `/api/meeting/cancel?date=${slot.date}&point=${slot.point}`);
});

/** Finds a slot in which the host is free, and both others have neither a meeting nor an open invitation. */
async function findSlotOfThree(host: Side, one: Side, other: Side): Promise<Slot> {
  const [withOne, withOther] = await Promise.all([one, other].map((side) => readCommonSlots(host.page, side.page)));
  const found = withOne?.find(({ date, point }) =>
    withOther?.some((slot) => slot.date === date && slot.point === point),
  );
  if (!found) throw new Error('The three have no common free slot.');
  return found;
}
