import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { eq } from 'drizzle-orm';
import * as schema from '#platform/database/schema.ts';
import { openScene } from '#testing/scene.ts';
import type { TestUser } from '#testing/testRows.ts';

/** NOON of the scene is half an hour before it. */
const SLOT = { date: '2026-11-21', point: '12:30' };

const { api, supplier, customer, freeSlots, answer } = await openScene({
  supplier: { company: 'Лель' },
  customer: { company: 'Банк «Созвездие»' },
});
let meetingId: number;
beforeEach(async () => {
  meetingId = await api.createMeeting(supplier, customer, SLOT.date, SLOT.point);
});

const say = (user: TestUser | null, change: object, id = meetingId) =>
  api.call(user, 'PUT', `/api/meeting/${id}/arrival`, change);
const pageOf = async (user: TestUser, date = SLOT.date) =>
  (await api.call(user, 'GET', `/api/meetings/companies?date=${date}`)).json<'getMeetingCompanies'>().companies[0];
const bellOf = async (user: TestUser) => (await api.call(user, 'GET', '/api/notices')).json<'getNotices'>().notices;

test('tells the partner at which table one waits [DAY-09]', async () => {
  const [place] = await api.db.insert(schema.places).values({ label: 'Стол 14', hall: 'Б', kind: 'table' }).returning();
  await api.db.update(schema.meetings).set({ place_id: place?.id }).where(eq(schema.meetings.id, meetingId));
  assert.equal((await say(customer, { state: 'here' })).status, 200);
  const [notice] = await bellOf(supplier);
  assert.deepEqual(
    [notice?.kind, notice?.place, notice?.urgent, notice?.href, notice?.actor?.company],
    ['arrived', 'Стол 14, зал Б', true, `/meetings?date=${SLOT.date}&meeting=${meetingId}`, 'Банк «Созвездие»'],
  );
  const told = api.pushed.filter(({ channel }) => channel === `private-user-${supplier.id}`);
  assert.deepEqual(told.map(({ event }) => event).toSorted(), ['invitation', 'notice']);
  assert.deepEqual(
    [(await pageOf(supplier))?.arrival, (await pageOf(customer))?.own_arrival],
    Array(2).fill({ state: 'here' }),
  );
  assert.deepEqual(await bellOf(customer), []);
});

test('tells each delay once, and takes it back [DAY-09]', async () => {
  for (const minutes of [5, 10, 10]) assert.equal((await say(supplier, { state: 'late', minutes })).status, 200);
  assert.deepEqual(
    (await bellOf(customer)).map(({ kind, count }) => [kind, count]),
    [
      ['late', 10],
      ['late', 5],
    ],
  );
  assert.deepEqual((await pageOf(customer))?.arrival, { state: 'late', minutes: 10 });
  await say(supplier, { state: 'none' });
  assert.equal((await pageOf(customer))?.arrival, undefined);
  await say(supplier, { state: 'here' });
  assert.deepEqual((await pageOf(customer))?.arrival, { state: 'here' });
});

for (const [now, status, sentence] of [
  ['2026-11-21T11:29:00+03:00', 409, 'Отметиться можно за час до встречи.'],
  ['2026-11-21T11:30:00+03:00', 200, ''],
  ['2026-11-21T12:59:00+03:00', 200, ''],
  ['2026-11-21T13:00:00+03:00', 409, 'Эта встреча уже закончилась.'],
] as const)
  test(`answers ${status} at ${now.slice(11, 16)} for a meeting at 12:30 [DAY-09]`, async () => {
    api.setNow(now);
    const answered = await say(supplier, { state: 'here' });
    assert.equal(answered.status, status);
    assert.ok(answered.text.includes(sentence));
  });

test('refuses strangers, cancelled meetings and a delay without minutes [DAY-09]', async () => {
  const stranger = await api.createUser();
  const refused = await say(stranger, { state: 'here' });
  assert.deepEqual([refused.status, refused.text], [404, 'Встреча не найдена.']);
  assert.equal((await say(null, { state: 'here' })).status, 401);
  assert.equal((await say(supplier, { state: 'late' })).status, 400);
  assert.equal((await say(supplier, { state: 'late', minutes: 7 })).status, 400);
  await api.call(customer, 'POST', `/api/meeting/cancel?date=${SLOT.date}&point=${SLOT.point}`);
  const late = await say(supplier, { state: 'late', minutes: 5 });
  assert.deepEqual([late.status, late.text], [409, 'Эта встреча отменена.']);
  assert.equal((await say(stranger, { state: 'here' })).status, 404);
});

test('forgets arrivals when the meeting moves [DAY-09]', async () => {
  for (const user of [supplier, customer]) await freeSlots(user, '13:00');
  await say(supplier, { state: 'here' });
  const move = { user_id: customer.id, date: SLOT.date, point: '13:00', _date: SLOT.date, _point: SLOT.point };
  const { id } = (await api.call(supplier, 'POST', '/api/invite', move)).json<'invite'>();
  assert.equal((await answer(customer, id)).status, 200);
  const { point, arrival, own_arrival } = (await pageOf(supplier)) ?? {};
  assert.deepEqual([point, arrival, own_arrival], ['13:00', undefined, undefined]);
  // The new slot gets a new notice.
  await say(supplier, { state: 'here' });
  const kinds = (await bellOf(customer)).map(({ kind }) => kind);
  assert.equal(kinds.filter((kind) => kind === 'arrived').length, 2);
});

test('shows the organizer who waits alone [DAY-09]', async () => {
  const administrator = await api.createUser({ is_admin: true });
  await say(customer, { state: 'here' });
  await say(supplier, { state: 'late', minutes: 15 });
  const day = (
    await api.call(administrator, 'GET', `/api/organizer/meetings?date=${SLOT.date}`)
  ).json<'getOrganizerMeetings'>();
  const { sides = [] } = day.slots.flatMap(({ meetings }) => meetings).find(({ id }) => id === meetingId) ?? {};
  assert.deepEqual(Object.fromEntries(sides.map(({ company, arrival }) => [company, arrival])), {
    Лель: { state: 'late', minutes: 15 },
    'Банк «Созвездие»': { state: 'here' },
  });
});
