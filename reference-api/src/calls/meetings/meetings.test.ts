import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import * as schema from '#platform/database/schema.ts';
import { openScene } from '#testing/scene.ts';
import type { TestUser } from '#testing/testRows.ts';

const DATE = '2026-11-23';

const { api, supplier, customer, statusOf, slotOf } = await openScene();

const list = async (user: TestUser, side: 'future' | 'past', query = '') =>
  (await api.call(user, 'GET', `/api/meetings/${side}?${query}`)).json<'getFutureMeetings'>();
const cancel = (user: TestUser | null, date: string, point: string) =>
  api.call(user, 'POST', `/api/meeting/cancel?date=${date}&point=${point}`);
const remove = (user: TestUser | null, date: string, point: string) =>
  api.call(user, 'DELETE', `/api/meeting?date=${date}&point=${point}`);
const sidesOf = (user: TestUser) =>
  api.db.select().from(schema.meetingSides).where(eq(schema.meetingSides.user_id, user.id));

test('lists future and past days by nearness, without today', async () => {
  const days = ['2026-11-25', '2026-11-22', '2026-11-21', '2026-11-20', '2026-11-19', '2026-12-01'];
  for (const date of days)
    await api.createMeeting(supplier, customer, date, '10:00', `https://meet.test.example/${date}`);
  await api.createMeeting(supplier, await api.createUser({ type: 'Заказчик' }), '2026-11-22', '11:00');
  const future = await list(supplier, 'future');
  assert.deepEqual(
    [Object.keys(future.meetings), future.total_count, future.pages],
    [['2026-11-22', '2026-11-25', '2026-12-01'], 3, 1],
  );
  const past = await list(supplier, 'past');
  assert.deepEqual([Object.keys(past.meetings), past.total_count], [['2026-11-20', '2026-11-19'], 2]);
  const page = await list(supplier, 'future', 'limit=2&page=2');
  assert.deepEqual([Object.keys(page.meetings), page.total_count, page.pages], [['2026-12-01'], 3, 2]);
  const day = future.meetings['2026-11-22'] ?? [];
  assert.equal(day.length, 24);
  assert.deepEqual(
    day.filter(({ status }) => status === 'ASSIGNED').map(({ point, link }) => [point, link]),
    [
      ['10:00', 'https://meet.test.example/2026-11-22'],
      ['11:00', null],
    ],
  );
  // A meeting stays visible on a day removed from the event.
  assert.equal(past.meetings['2026-11-19']?.find(({ point }) => point === '10:00')?.status, 'ASSIGNED');
  const stranger = await api.createUser();
  assert.deepEqual(await list(stranger, 'future'), { meetings: {}, total_count: 0, pages: 0 });
});

test('moves a day to the past at midnight in Moscow', async () => {
  await api.createMeeting(supplier, customer, DATE, '10:00');
  const counts = async () => [(await list(supplier, 'future')).total_count, (await list(supplier, 'past')).total_count];
  api.setNow('2026-11-22T20:59:59Z');
  assert.deepEqual(await counts(), [1, 0]);
  api.setNow('2026-11-22T21:00:00Z');
  assert.deepEqual(await counts(), [0, 0]);
  api.setNow('2026-11-23T21:00:00Z');
  assert.deepEqual(await counts(), [0, 1]);
});

for (const [name, end] of [
  ['cancelling', cancel],
  ['deleting', remove],
] as const) {
  test(`${name} frees both slots and cancels the related invitations`, async () => {
    const id = await api.createInvitation(customer, supplier, { date: DATE, point: '10:00' });
    await api.call(supplier, 'PUT', `/api/invite/${id}`, { status: 'ACCEPTED' });
    const first = await api.createInvitation(customer, supplier, {
      date: DATE,
      point: '11:00',
      from_date: DATE,
      from_point: '10:00',
    });
    await api.call(supplier, 'PUT', `/api/invite/${first}`, { status: 'ACCEPTED' });
    const open = await api.createInvitation(supplier, customer, {
      date: DATE,
      point: '12:00',
      from_date: DATE,
      from_point: '11:00',
    });
    const other = await api.createInvitation(supplier, customer, { date: DATE, point: '13:00' });
    api.pushed.length = 0;
    assert.equal((await end(customer, DATE, '11:00')).status, 200);
    assert.deepEqual(await Promise.all([id, first, open, other].map(statusOf)), [
      'CANCELED',
      'CANCELED',
      'CANCELED',
      'AWAITING',
    ]);
    for (const user of [supplier, customer]) {
      assert.equal(await slotOf(user, DATE, '11:00'), 'BLOCKED');
      assert.deepEqual(await sidesOf(user), []);
      assert.ok(
        api.pushed.some(({ channel, event }) => channel === `private-user-${user.id}` && event === 'invitation'),
      );
    }
    assert.equal((await end(customer, DATE, '11:00')).status, 404);
    assert.equal((await api.call(customer, 'PUT', `/api/invite/${open}`, { status: 'ACCEPTED' })).status, 409);
  });

  test(`${name} is limited to own meetings from today on`, async () => {
    await api.createMeeting(supplier, customer, '2026-11-20', '10:00');
    await api.createMeeting(supplier, customer, '2026-11-21', '09:00');
    assert.equal((await end(supplier, '2026-11-20', '10:00')).status, 409);
    // A meeting of today, although it has begun.
    for (const user of [await api.createUser(), await api.createUser({ is_admin: true })])
      assert.equal((await end(user, '2026-11-21', '09:00')).status, 404);
    assert.equal((await end(null, '2026-11-21', '09:00')).status, 401);
    assert.equal((await end(await api.createUser({ registration_step: 'FILES' }), '2026-11-21', '09:00')).status, 403);
    assert.equal((await end(await api.createUser({ is_blocked: true }), '2026-11-21', '09:00')).status, 403);
    assert.equal((await end(supplier, '2026-02-31', '09:00')).status, 400);
    assert.equal((await end(supplier, '2026-11-21', '09:00')).status, 200);
    assert.equal((await sidesOf(customer)).length, 1);
  });
}

test('cancels accepted invitations without meeting id after a move', async () => {
  await api.createMeeting(supplier, customer, DATE, '10:00');
  const agreed = await api.createInvitation(customer, supplier, { date: DATE, point: '10:00', status: 'ACCEPTED' });
  const ofOthers = await api.createInvitation(await api.createUser({ type: 'Заказчик' }), supplier, {
    date: DATE,
    point: '10:00',
    status: 'ACCEPTED',
  });
  const move = await api.createInvitation(supplier, customer, {
    date: DATE,
    point: '11:00',
    from_date: DATE,
    from_point: '10:00',
  });
  await api.call(customer, 'PUT', `/api/invite/${move}`, { status: 'ACCEPTED' });
  assert.equal((await cancel(supplier, DATE, '11:00')).status, 200);
  assert.deepEqual(await Promise.all([agreed, move, ofOthers].map(statusOf)), ['CANCELED', 'CANCELED', 'ACCEPTED']);
});

test('cancels a meeting once when both participants cancel concurrently', async () => {
  await api.createMeeting(supplier, customer, DATE, '10:00');
  const answers = await Promise.all([
    cancel(supplier, DATE, '10:00'),
    remove(customer, DATE, '10:00'),
    cancel(customer, DATE, '10:00'),
  ]);
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 404, 404]);
  const id = await api.createInvitation(customer, supplier, { date: DATE, point: '10:00' });
  assert.equal((await api.call(supplier, 'PUT', `/api/invite/${id}`, { status: 'ACCEPTED' })).status, 200);
});

test('lets a chat-only participant cancel an earlier meeting', async () => {
  await api.createMeeting(supplier, customer, DATE, '10:00');
  await api.db.update(schema.users).set({ only_chat: true }).where(eq(schema.users.id, supplier.id));
  assert.equal((await cancel(supplier, DATE, '10:00')).status, 200);
});

test('refuses the lists to guests, blocked and registering users', async () => {
  for (const side of ['future', 'past']) {
    assert.equal((await api.call(null, 'GET', `/api/meetings/${side}`)).status, 401);
    for (const fields of [{ is_blocked: true }, { registration_step: 'COMPANY' as const }]) {
      assert.equal((await api.call(await api.createUser(fields), 'GET', `/api/meetings/${side}`)).status, 403);
    }
    for (const fields of [{ is_admin: true }, { only_chat: true }]) {
      assert.equal((await api.call(await api.createUser(fields), 'GET', `/api/meetings/${side}`)).status, 200);
    }
  }
});
