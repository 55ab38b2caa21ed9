import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { eq } from 'drizzle-orm';
import * as schema from '#platform/database/schema.ts';
import { openScene } from '#testing/scene.ts';
import { NOON } from '#testing/testApp.ts';
import type { TestUser } from '#testing/testRows.ts';
import { requireWindow } from './invitationRules.ts';

const DATE = '2026-11-23';
const POINTS = ['09:00', '10:00', '11:00', '12:00', '13:00', '20:30'];

const { api, supplier, customer, freeSlots, answer, statusOf, slotOf } = await openScene();
beforeEach(async () => {
  for (const user of [supplier, customer]) await freeSlots(user, ...POINTS);
});

async function withFreeTime(fields: Partial<typeof schema.users.$inferInsert> = {}): Promise<TestUser> {
  const user = await api.createUser(fields);
  await freeSlots(user, ...POINTS);
  return user;
}

const invite = (from: TestUser | null, to: { id: number }, fields: object = {}) =>
  api.call(from, 'POST', '/api/invite', { user_id: to.id, date: DATE, point: '10:00', ...fields });
const block = (user: TestUser, point: string, status = 'BLOCKED') =>
  api.call(user, 'PUT', `/api/points/${DATE}`, { points: [point], status });
const cancelMeeting = (user: TestUser, date: string, point: string) =>
  api.call(user, 'POST', `/api/meeting/cancel?date=${date}&point=${point}`);

test('lists a new invitation for both users and notifies them', async () => {
  const sent = (await invite(supplier, customer)).json<'invite'>();
  assert.deepEqual(
    { ...sent, company: '' },
    {
      id: sent.id,
      user_id: customer.id,
      company: '',
      date: DATE,
      point: '10:00',
      _date: null,
      _point: null,
      status: 'AWAITING',
      created_at: '2026-11-21T09:00:00.000Z',
    },
  );
  const lists = await Promise.all([
    api.call(supplier, 'GET', '/api/invitations/outgoing'),
    api.call(customer, 'GET', '/api/invitations/incoming'),
  ]);
  for (const list of lists)
    assert.deepEqual(
      list.json<'getOutgoingInvitations'>().invitations.map(({ id }) => id),
      [sent.id],
    );
  assert.deepEqual(
    new Set(api.pushed.map(({ channel, event }) => `${channel} ${event}`)),
    new Set([
      ...[supplier, customer].map(({ id }) => `private-user-${id} invitation`),
      `private-user-${customer.id} notice`,
    ]),
  );
  assert.equal(await slotOf(customer, DATE, '10:00'), 'AVAILABLE');
});

test('permits inviting by type and state of both users', async () => {
  const cases: [from: TestUser | null, to: { id: number }, status: number][] = [
    [null, customer, 401],
    [await withFreeTime({ is_blocked: true }), customer, 403],
    [await withFreeTime({ only_chat: true }), customer, 403],
    [await withFreeTime({ is_admin: true }), customer, 403],
    [await withFreeTime({ registration_step: 'MEETINGS' }), customer, 403],
    [supplier, await withFreeTime({ type: 'Заказчик', is_blocked: true }), 403],
    [supplier, await withFreeTime({ type: 'Заказчик', only_chat: true }), 403],
    [supplier, await withFreeTime(), 403],
    [supplier, await withFreeTime({ type: 'Заказчик', is_admin: true }), 404],
    [supplier, await withFreeTime({ type: 'Заказчик', registration_step: 'MEETINGS' }), 404],
    [supplier, await withFreeTime({ type: 'Заказчик', is_activated: false }), 404],
    [supplier, supplier, 404],
    [supplier, { id: 2_000_000_000 }, 404],
    [supplier, customer, 200],
    [customer, supplier, 409],
  ];
  for (const [index, [from, to, status]] of cases.entries()) {
    const answered = await invite(from, to);
    assert.equal(answered.status, status, `case ${index}`);
    if (status !== 200) assert.match(answered.text, /^[А-Я].*\.$/);
  }
});

test('refuses invalid dates and times', async () => {
  for (const fields of [
    { date: '2026-02-31' },
    { point: '10:15' },
    { point: '08:30' },
    { point: '21:00' },
    { _date: DATE },
    { _point: '10:00' },
    { _date: DATE, _point: '99:99' },
  ]) {
    assert.equal((await invite(supplier, customer, fields)).status, 400, JSON.stringify(fields));
  }
});

test('requires a future slot of the event, free for both', async () => {
  assert.equal((await invite(supplier, customer, { point: '15:00' })).status, 409);
  assert.equal((await invite(supplier, customer, { date: '2026-12-05' })).status, 409);
  await block(customer, '10:00');
  assert.equal((await invite(supplier, customer)).status, 409);
  await api.createMeeting(customer, await api.createUser(), DATE, '11:00');
  assert.equal((await invite(supplier, customer, { point: '11:00' })).status, 409);
  await api.createMeeting(supplier, await api.createUser({ type: 'Заказчик' }), DATE, '12:00');
  const busy = await invite(supplier, customer, { point: '12:00' });
  assert.deepEqual([busy.status, busy.text], [409, 'У вас на это время уже назначена встреча.']);
  // The sender's own schedule does not restrict their invitations.
  await block(supplier, '13:00');
  assert.equal((await invite(supplier, customer, { point: '13:00' })).status, 200);
  api.setNow('2026-11-21T12:59:59+03:00');
  assert.equal((await invite(supplier, customer, { date: '2026-11-21', point: '13:00' })).status, 200);
  api.setNow('2026-11-21T13:00:00+03:00');
  assert.equal((await invite(customer, supplier, { date: '2026-11-21', point: '13:00' })).status, 409);
});

test('allows one open invitation per pair and slot', async () => {
  const answers = await Promise.all(
    [...Array(5)].flatMap(() => [invite(supplier, customer), invite(customer, supplier)]),
  );
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, ...Array<number>(9).fill(409)]);
  const { id } = answers.find(({ status }) => status === 200)?.json<'invite'>() ?? { id: 0 };
  const sender = (await api.call(supplier, 'DELETE', `/api/invite/${id}`)).status === 200 ? supplier : customer;
  if (sender === customer) await api.call(customer, 'DELETE', `/api/invite/${id}`);
  assert.equal((await invite(supplier, customer)).status, 200);
  assert.equal((await invite(supplier, customer, { point: '11:00' })).status, 200);
});

test('opens inviting a week before the event until its end', async () => {
  const statusAt = async (iso: string) => {
    api.setNow(iso);
    return (await invite(supplier, customer)).status;
  };
  assert.equal(await statusAt('2026-11-12T20:59:59.999Z'), 409);
  assert.equal(await statusAt('2026-11-12T21:00:00.000Z'), 200);
  api.setNow('2026-12-04T20:29:59+03:00');
  assert.equal((await invite(supplier, customer, { date: '2026-12-04', point: '20:30' })).status, 200);
  api.setNow(NOON);
  await requireWindow(api.db, new Date('2026-12-04T20:59:59.999Z'));
  await assert.rejects(requireWindow(api.db, new Date('2026-12-04T21:00:00.000Z')), { status: 409 });
});

test('allows one open move of an upcoming meeting', async () => {
  await api.createMeeting(supplier, customer, DATE, '10:00');
  await api.createMeeting(supplier, await api.createUser({ type: 'Заказчик' }), DATE, '09:00');
  await api.createMeeting(supplier, customer, '2026-11-20', '10:00');
  const move = (fields: object) =>
    invite(supplier, customer, { point: '11:00', _date: DATE, _point: '10:00', ...fields });
  assert.equal((await move({ _point: '09:00' })).status, 404);
  assert.equal((await move({ _point: '12:00' })).status, 404);
  assert.equal((await move({ _date: '2026-11-20' })).status, 409);
  assert.equal((await move({ point: '10:00' })).status, 409);
  assert.equal((await move({ point: '09:00' })).status, 409);
  assert.equal((await move({ point: '15:00' })).status, 409);
  const asked = (await move({})).json<'invite'>();
  assert.deepEqual([asked._date, asked._point, asked.point], [DATE, '10:00', '11:00']);
  assert.equal((await move({ point: '12:00' })).status, 409);
  const { companies } = (
    await api.call(customer, 'GET', `/api/meetings/companies?date=${DATE}`)
  ).json<'getMeetingCompanies'>();
  assert.deepEqual(
    companies.map(({ is_move }) => is_move),
    [true],
  );
  const incoming = (
    await api.call(customer, 'GET', '/api/invitations/incoming?is_move=1')
  ).json<'getIncomingInvitations'>();
  assert.deepEqual(
    incoming.invitations.map(({ id }) => id),
    [asked.id],
  );
});

test('ignores an expired invitation to move', async () => {
  await api.createMeeting(supplier, customer, DATE, '10:00');
  await api.createInvitation(supplier, customer, {
    date: '2026-11-21',
    point: '09:00',
    from_date: DATE,
    from_point: '10:00',
  });
  assert.equal((await invite(customer, supplier, { point: '11:00', _date: DATE, _point: '10:00' })).status, 200);
});

test('frees the old slot only when a move is accepted', async () => {
  await api.createMeeting(supplier, customer, DATE, '10:00');
  const ask = async (point: string) =>
    (await invite(supplier, customer, { point, _date: DATE, _point: '10:00' })).json<'invite'>().id;
  const rejected = await ask('11:00');
  for (const user of [supplier, customer])
    assert.deepEqual([await slotOf(user, DATE, '10:00'), await slotOf(user, DATE, '11:00')], ['ASSIGNED', 'AVAILABLE']);
  await answer(customer, rejected, 'REJECTED');
  for (const user of [supplier, customer])
    assert.deepEqual([await slotOf(user, DATE, '10:00'), await slotOf(user, DATE, '11:00')], ['ASSIGNED', 'AVAILABLE']);
  assert.equal((await answer(customer, await ask('11:00'))).status, 200);
  for (const user of [supplier, customer])
    assert.deepEqual([await slotOf(user, DATE, '10:00'), await slotOf(user, DATE, '11:00')], ['AVAILABLE', 'ASSIGNED']);
});

test('refuses a move to a slot taken meanwhile', async () => {
  for (const taken of ['sender', 'recipient']) {
    const [one, other] = [await withFreeTime(), await withFreeTime({ type: 'Заказчик' })];
    await api.createMeeting(one, other, DATE, '10:00');
    const { id } = (await invite(one, other, { point: '11:00', _date: DATE, _point: '10:00' })).json<'invite'>();
    if (taken === 'sender') await api.createMeeting(one, customer, DATE, '11:00');
    else await api.createMeeting(other, supplier, DATE, '11:00');
    assert.equal((await answer(other, id)).status, 409, taken);
    for (const user of [one, other]) assert.equal(await slotOf(user, DATE, '10:00'), 'ASSIGNED');
  }
});

test('applies either a concurrent accept or cancel, never both', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [one, other] = [await withFreeTime(), await withFreeTime({ type: 'Заказчик' })];
    await api.createMeeting(one, other, DATE, '10:00');
    const { id } = (await invite(one, other, { point: '11:00', _date: DATE, _point: '10:00' })).json<'invite'>();
    const [accepted, cancelled] = await Promise.all([answer(other, id), cancelMeeting(one, DATE, '10:00')]);
    const sides = await api.db.select().from(schema.meetingSides).where(eq(schema.meetingSides.user_id, one.id));
    if (accepted.status === 200) {
      assert.deepEqual(
        [cancelled.status, sides.map(({ point }) => point), await statusOf(id)],
        [404, ['11:00'], 'ACCEPTED'],
      );
    } else {
      assert.deepEqual([accepted.status, cancelled.status, sides, await statusOf(id)], [409, 200, [], 'CANCELED']);
    }
    assert.equal(await slotOf(one, DATE, '11:00'), await slotOf(other, DATE, '11:00'));
  }
});

test('serialises blocking a slot with inviting to it', async () => {
  for (let round = 0; round < 5; round += 1) {
    const target = await withFreeTime({ type: 'Заказчик' });
    const [invited, blocked] = await Promise.all([invite(supplier, target), block(target, '10:00')]);
    assert.equal(blocked.status, 200);
    assert.ok([200, 409].includes(invited.status));
    const stored = await api.db.select().from(schema.invitations).where(eq(schema.invitations.recipient_id, target.id));
    assert.equal(stored.length, invited.status === 200 ? 1 : 0);
    assert.equal((await invite(supplier, target)).status, 409);
  }
});

test('books no slot twice under concurrent accepts', async () => {
  const suppliers = await Promise.all(Array.from({ length: 4 }, () => withFreeTime()));
  const customers = await Promise.all(Array.from({ length: 4 }, () => withFreeTime({ type: 'Заказчик' })));
  const pairs = suppliers.flatMap((one) => customers.map((other) => [one, other] as const));
  const ids = await Promise.all(pairs.map(async ([one, other]) => (await invite(one, other)).json<'invite'>().id));
  const answers = await Promise.all(pairs.map(([, other], index) => answer(other, ids[index] ?? 0)));
  const accepted = pairs
    .filter((_, index) => answers[index]?.status === 200)
    .flat()
    .map(({ id }) => id);
  assert.ok(answers.every(({ status }) => status === 200 || status === 409));
  assert.equal(new Set(accepted).size, accepted.length);
  assert.equal(accepted.length, 8);
  const statuses = await Promise.all(ids.map(statusOf));
  assert.deepEqual(
    [
      statuses.filter((status) => status === 'ACCEPTED').length,
      statuses.filter((status) => status === 'CANCELED').length,
    ],
    [4, 12],
  );
});
