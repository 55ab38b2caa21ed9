import assert from 'node:assert/strict';
import { test } from 'node:test';
import { and, eq } from 'drizzle-orm';
import * as schema from '#platform/database/schema.ts';
import { openScene } from '#testing/scene.ts';
import type { TestUser } from '#testing/testRows.ts';

const DATE = '2026-11-23';
const SLOT = { date: DATE, point: '10:00' };

const { api, supplier, customer, answer, statusOf, slotOf } = await openScene();

const cancel = (user: TestUser, id: number) => api.call(user, 'DELETE', `/api/invite/${id}`);

test('assigns the slot to both users on accept', async () => {
  const id = await api.createInvitation(customer, supplier, SLOT);
  assert.equal((await answer(supplier, id)).status, 200);
  assert.equal(await statusOf(id), 'ACCEPTED');
  for (const user of [supplier, customer]) assert.equal(await slotOf(user, DATE, '10:00'), 'ASSIGNED');
});

test('leaves the slot unassigned on reject', async () => {
  const id = await api.createInvitation(customer, supplier, SLOT);
  assert.equal((await answer(supplier, id, 'REJECTED')).status, 200);
  assert.equal(await statusOf(id), 'REJECTED');
  assert.equal(await slotOf(supplier, DATE, '10:00'), 'BLOCKED');
});

test('makes one meeting of twenty concurrent accepts for a slot', async () => {
  const senders = await Promise.all(Array.from({ length: 20 }, () => api.createUser({ type: 'Заказчик' })));
  const ids = await Promise.all(senders.map((sender) => api.createInvitation(sender, supplier, SLOT)));
  const answers = await Promise.all(ids.map((id) => answer(supplier, id)));
  assert.equal(answers.filter(({ status }) => status === 200).length, 1);
  for (const { text } of answers.filter(({ status }) => status === 409)) assert.match(text, /[а-я]/);
  assert.equal(answers.filter(({ status }) => status === 409).length, 19);
  const sides = await api.db
    .select()
    .from(schema.meetingSides)
    .where(and(eq(schema.meetingSides.user_id, supplier.id), eq(schema.meetingSides.date, DATE)));
  assert.equal(sides.length, 1);
  const statuses = await Promise.all(ids.map(statusOf));
  assert.equal(statuses.filter((status) => status === 'CANCELED').length, 19);
});

test('books a sender once when several recipients accept concurrently', async () => {
  const recipients = await Promise.all(Array.from({ length: 10 }, () => api.createUser({ type: 'Заказчик' })));
  const ids = await Promise.all(recipients.map((recipient) => api.createInvitation(supplier, recipient, SLOT)));
  const answers = await Promise.all(ids.map((id, index) => answer(recipients[index] ?? supplier, id)));
  assert.equal(answers.filter(({ status }) => status === 200).length, 1);
});

test('cancels other open invitations to the slot on accept', async () => {
  const third = await api.createUser();
  const id = await api.createInvitation(customer, supplier, SLOT);
  const sameSlotOfSender = await api.createInvitation(third, customer, SLOT);
  const otherSlot = await api.createInvitation(customer, supplier, { date: DATE, point: '11:00' });
  const foreign = await api.createInvitation(await api.createUser({ type: 'Заказчик' }), third, SLOT);
  await answer(supplier, id);
  assert.deepEqual(await Promise.all([sameSlotOfSender, otherSlot, foreign].map(statusOf)), [
    'CANCELED',
    'AWAITING',
    'AWAITING',
  ]);
  const told = new Set(api.pushed.filter(({ event }) => event === 'invitation').map(({ channel }) => channel));
  for (const { id: userId } of [supplier, customer, third]) assert.ok(told.has(`private-user-${userId}`));
});

test('moves the meeting to the new slot on accept', async () => {
  await api.createMeeting(supplier, customer, DATE, '10:00');
  const move = { date: '2026-11-24', point: '12:30', from_date: DATE, from_point: '10:00' };
  const id = await api.createInvitation(customer, supplier, move);
  const competing = await api.createInvitation(supplier, customer, { ...move, point: '15:00' });
  const companies = async () =>
    (await api.call(supplier, 'GET', `/api/meetings/companies?date=${DATE}`)).json<'getMeetingCompanies'>().companies;
  assert.deepEqual(
    (await companies()).map(({ is_move }) => is_move),
    [true],
  );
  assert.equal(await slotOf(supplier, DATE, '10:00'), 'ASSIGNED');

  assert.equal((await answer(supplier, id)).status, 200);
  for (const user of [supplier, customer]) {
    assert.equal(await slotOf(user, DATE, '10:00'), 'BLOCKED');
    assert.equal(await slotOf(user, '2026-11-24', '12:30'), 'ASSIGNED');
  }
  assert.deepEqual(await companies(), []);
  assert.equal(await statusOf(competing), 'CANCELED');
});

test('keeps the meeting’s id and counts its moves', async () => {
  const meet = async (point: string) => {
    const id = await api.createInvitation(customer, supplier, { date: DATE, point });
    assert.equal((await answer(supplier, id)).status, 200);
  };
  const move = async (from: string, to: string) => {
    const id = await api.createInvitation(supplier, customer, {
      date: DATE,
      point: to,
      from_date: DATE,
      from_point: from,
    });
    return { id, accept: async () => (await answer(customer, id)).status };
  };
  const met = async (user: TestUser) =>
    (await api.call(user, 'GET', `/api/meetings/companies?date=${DATE}`)).json<'getMeetingCompanies'>().companies;
  await meet('10:00');
  const [first] = await met(supplier);
  assert.ok(first?.meeting_id);
  assert.equal(first.sequence, 0);
  const seenByBoth = async (point: string, sequence: number) => {
    for (const user of [supplier, customer])
      assert.deepEqual(
        (await met(user)).map((each) => [each.meeting_id, each.point, each.sequence]),
        [[first.meeting_id, point, sequence]],
      );
  };
  assert.equal(await (await move('10:00', '11:00')).accept(), 200);
  await seenByBoth('11:00', 1);
  assert.equal(await (await move('11:00', '10:00')).accept(), 200);
  await seenByBoth('10:00', 2);
  // A rejected move does not count.
  await answer(customer, (await move('10:00', '12:00')).id, 'REJECTED');
  await seenByBoth('10:00', 2);

  assert.equal((await api.call(customer, 'POST', `/api/meeting/cancel?date=${DATE}&point=10:00`)).status, 200);
  assert.deepEqual([await met(supplier), await met(customer)], [[], []]);
  await meet('10:00');
  const [second] = await met(supplier);
  assert.ok(second?.meeting_id);
  assert.notEqual(second.meeting_id, first.meeting_id);
  assert.equal(second.sequence, 0);
});

test('refuses moving to a taken slot or a missing meeting', async () => {
  await api.createMeeting(supplier, customer, DATE, '10:00');
  await api.createMeeting(supplier, await api.createUser({ type: 'Заказчик' }), DATE, '11:00');
  const onto = await api.createInvitation(customer, supplier, {
    date: DATE,
    point: '11:00',
    from_date: DATE,
    from_point: '10:00',
  });
  assert.equal((await answer(supplier, onto)).status, 409);
  assert.equal(await slotOf(customer, DATE, '10:00'), 'ASSIGNED');
  const gone = await api.createInvitation(customer, supplier, {
    date: DATE,
    point: '13:00',
    from_date: DATE,
    from_point: '20:00',
  });
  assert.equal((await answer(supplier, gone)).status, 409);
  assert.equal(await slotOf(customer, DATE, '13:00'), 'BLOCKED');
  assert.equal(await statusOf(gone), 'AWAITING');
});

test('lets only the recipient answer and only the sender cancel', async () => {
  const stranger = await api.createUser();
  const id = await api.createInvitation(customer, supplier, SLOT);
  assert.deepEqual([(await answer(customer, id)).status, (await answer(stranger, id)).status], [404, 404]);
  assert.deepEqual([(await cancel(supplier, id)).status, (await cancel(stranger, id)).status], [404, 404]);
  assert.equal((await cancel(customer, id)).status, 200);
  assert.equal(await statusOf(id), 'CANCELED');
});

test('accepts one decision per invitation', async () => {
  const id = await api.createInvitation(customer, supplier, SLOT);
  const both = await Promise.all([answer(supplier, id), cancel(customer, id)]);
  assert.deepEqual(both.map(({ status }) => status).sort(), [200, 409]);
  assert.equal((await answer(supplier, id, 'REJECTED')).status, 409);
  assert.equal((await cancel(customer, id)).status, 409);
});

test('[DAY-04] takes a repeated answer as the same one', async () => {
  const id = await api.createInvitation(customer, supplier, SLOT);
  const declined = await api.createInvitation(customer, supplier, { date: DATE, point: '11:00' });
  const noticesOf = async () =>
    (await api.db.select().from(schema.notices).where(eq(schema.notices.actor_id, supplier.id))).length;
  assert.deepEqual(
    [(await answer(supplier, id)).status, (await answer(supplier, declined, 'REJECTED')).status],
    [200, 200],
  );
  assert.equal(await noticesOf(), 2);
  const repeats = await Promise.all([
    answer(supplier, id),
    answer(supplier, id),
    answer(supplier, declined, 'REJECTED'),
  ]);
  assert.deepEqual(
    repeats.map(({ status }) => status),
    [200, 200, 200],
  );
  assert.equal(await noticesOf(), 2);
  assert.deepEqual(
    [(await answer(supplier, id, 'REJECTED')).status, (await answer(supplier, declined)).status],
    [409, 409],
  );

  // A meeting that was cancelled since is not agreed again.
  await api.call(customer, 'POST', `/api/meeting/cancel?date=${SLOT.date}&point=${SLOT.point}`);
  assert.equal((await answer(supplier, id)).status, 409);
});

test('refuses decisions and counting once the slot has begun', async () => {
  const count = async () =>
    (await api.call(supplier, 'GET', '/api/invitations/count')).json<'countInvitations'>().count;
  const id = await api.createInvitation(customer, supplier, { date: '2026-11-21', point: '12:30' });
  assert.equal(await count(), 1);
  api.setNow('2026-11-21T09:30:00Z');
  assert.equal(await count(), 0);
  assert.equal((await answer(supplier, id)).status, 409);
  assert.equal((await answer(supplier, id, 'REJECTED')).status, 409);
  assert.equal(await statusOf(id), 'AWAITING');
});

test('refuses meetings with blocked or chat-only participants', async () => {
  for (const fields of [{ is_blocked: true }, { only_chat: true }]) {
    const id = await api.createInvitation(await api.createUser({ type: 'Заказчик', ...fields }), supplier, SLOT);
    assert.equal((await answer(supplier, id)).status, 409);
  }
});

test('lists own invitations of one kind, newest first, in pages', async () => {
  const first = await api.createInvitation(customer, supplier, SLOT);
  const second = await api.createInvitation(customer, supplier, { ...SLOT, point: '11:00' });
  const move = await api.createInvitation(customer, supplier, {
    date: DATE,
    point: '12:00',
    from_date: DATE,
    from_point: '09:00',
  });
  const list = async (user: TestUser, query: string) =>
    (await api.call(user, 'GET', `/api/invitations/${query}`)).json<'getIncomingInvitations'>();
  const page = await list(supplier, 'incoming?limit=1&page=2');
  assert.deepEqual(
    [page.total_count, page.pages, page.invitations[0]?.id, page.invitations[0]?.user_id],
    [2, 2, first, customer.id],
  );
  assert.deepEqual(
    (await list(customer, 'outgoing')).invitations.map(({ id }) => id),
    [second, first],
  );
  const [moved] = (await list(supplier, 'incoming?is_move=1')).invitations;
  assert.deepEqual([moved?.id, moved?._date, moved?._point], [move, DATE, '09:00']);
  assert.equal((await list(await api.createUser(), 'incoming')).total_count, 0);
});

test('lists open invitations soonest first, decided ones newest first [REQ-01] [INV-01]', async () => {
  const at = (date: string, point: string, fields: object = {}) =>
    api.createInvitation(customer, supplier, { date, point, ...fields });
  const later = await at(DATE, '12:00');
  const expired = await at('2026-11-21', '11:30');
  const rejected = await at(DATE, '09:00');
  await answer(supplier, rejected, 'REJECTED');
  const soon = await at(DATE, '10:00');
  const today = await at('2026-11-21', '12:30');
  const move = await at(DATE, '08:00', { from_date: DATE, from_point: '09:00' });
  const list = async (user: TestUser, query: string) => {
    const page = (await api.call(user, 'GET', `/api/invitations/${query}`)).json<'getIncomingInvitations'>();
    return { ids: page.invitations.map(({ id }) => id), total: page.total_count, pages: page.pages };
  };
  assert.deepEqual(await list(supplier, 'incoming?state=open&sort=slot&limit=2'), {
    ids: [today, soon],
    total: 3,
    pages: 2,
  });
  assert.deepEqual((await list(customer, 'outgoing?state=open&sort=slot&limit=2&page=2')).ids, [later]);
  assert.deepEqual(await list(supplier, 'incoming?state=decided'), { ids: [rejected, expired], total: 2, pages: 1 });
  assert.deepEqual((await list(supplier, 'incoming?state=open&is_move=1')).ids, [move]);
  assert.deepEqual((await list(supplier, 'incoming?sort=slot')).ids, [expired, today, rejected, soon, later]);
  // The specification's call stays as it was.
  assert.deepEqual((await list(supplier, 'incoming')).ids, [today, soon, rejected, expired, later]);
  assert.equal((await api.call(supplier, 'GET', '/api/invitations/incoming?state=all')).status, 400);
});

test('sends the facts of the other side with each invitation [REQ-02]', async () => {
  const other = await api.createUser({ type: 'Заказчик', minimum_sum: ['от 300 000 ₽'], branding: 'тампопечать' });
  await api.db.insert(schema.activities).values({ id: 1, value: 'Кружки' });
  await api.db.insert(schema.userActivities).values({ user_id: other.id, activity_id: 1 });
  await api.createInvitation(other, supplier, SLOT);
  await api.createInvitation(other, supplier, { ...SLOT, point: '11:00' });
  const { invitations } = (
    await api.call(supplier, 'GET', '/api/invitations/incoming?state=open')
  ).json<'getIncomingInvitations'>();
  const participant = (await api.call(supplier, 'GET', `/api/user/${other.id}`)).json<'getParticipant'>();
  for (const { participant: facts } of invitations)
    assert.deepEqual(
      facts,
      Object.fromEntries(Object.keys(facts ?? {}).map((name) => [name, participant[name as keyof typeof participant]])),
    );
  assert.equal(invitations.length, 2);
  assert.deepEqual(
    [invitations[0]?.participant?.activity.map(({ id }) => id), invitations[0]?.participant?.minimum_sum],
    [[1], ['от 300 000 ₽']],
  );
});
