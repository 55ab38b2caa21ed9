import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import * as schema from '#platform/database/schema.ts';
import { openScene } from '#testing/scene.ts';

const { api, supplier, customer, freeSlots } = await openScene();
const admin = await api.createUser({ is_admin: true });

const read = async (query = '') =>
  (await api.call(admin, 'GET', `/api/organizer/overview${query}`)).json<'getOverview'>();

test('[ORG-03] [ORG-13] [ORG-15] counts companies, meetings and what needs attention', async () => {
  await freeSlots(supplier, '10:00', '11:00');
  await api.createUser({ is_activated: false });
  await api.createMeeting(supplier, customer, '2026-11-21', '12:00');
  await api.createMeeting(supplier, customer, '2026-11-21', '15:00');
  await api.createMeeting(supplier, customer, '2026-12-20', '12:00');
  await api.createInvitation(customer, supplier, { date: '2026-11-25', point: '10:00' });
  const overview = await read();
  assert.deepEqual(overview.companies.Поставщик.waiting, 1);
  assert.deepEqual(overview.funnel, { Поставщик: [2, 1, 1, 0, 1, 1], Заказчик: [1, 1, 0, 1, 1, 0] });
  assert.deepEqual(overview.slots, { open: 30, taken: 4 });
  assert.equal(overview.invitations.AWAITING, 1);
  assert.deepEqual(overview.day, { date: '2026-11-21', meetings: 2, running: 1, without_place: 1 });
  assert.deepEqual(
    overview.meetings_by_day.find(({ date }) => date === '2026-11-25'),
    {
      date: '2026-11-25',
      agreed: 0,
      awaiting: 1,
    },
  );
  assert.deepEqual(
    overview.attention.map(({ kind, count }) => [kind, count]),
    [
      ['waiting', 1],
      ['no_place', 1],
      ['outside_event', 1],
      ['no_slots', 1],
    ],
  );
});

test('[ORG-15] says what of the preparation is done', async () => {
  api.setNow('2026-11-21T12:30:00+03:00');
  assert.deepEqual((await read()).preparation, { event: false, places: false, rules: false, news: false });
  await api.db.update(schema.events).set({ name: 'Встреча', venue: 'Павильон 1' });
  await api.db.insert(schema.places).values({ label: 'Стол 1', kind: 'table' });
  await api.db.insert(schema.siteContent).values({ name: 'rules', value: { text: 'Правила' } });
  await api.db.insert(schema.news).values({ title: 'Открыто', text: 'Ждём вас', created_at: new Date('2026-11-20') });
  api.setNow('2026-11-21T12:31:00+03:00');
  assert.deepEqual((await read()).preparation, { event: true, places: true, rules: true, news: true });
});

test('keeps an answer for 15 s [ORG-03]', async () => {
  api.setNow('2026-11-21T13:00:00+03:00');
  const first = await read();
  api.setNow('2026-11-21T13:00:10+03:00');
  assert.equal((await read()).as_of, first.as_of);
  api.setNow('2026-11-21T13:00:16+03:00');
  assert.notEqual((await read()).as_of, first.as_of);
  assert.equal((await read('?date=2026-11-25')).day.date, '2026-11-25');
  assert.equal((await api.call(admin, 'GET', '/api/organizer/overview?date=2026-02-31')).status, 400);
});

test('keeps no answer past an organizer’s change [ORG-03]', async () => {
  api.setNow('2026-11-21T14:00:00+03:00');
  const { id } = await api.createUser({ is_activated: false });
  const waiting = async () => (await read()).attention.find(({ kind }) => kind === 'waiting')?.count ?? 0;
  const before = await waiting();
  await api.call(admin, 'POST', '/api/organizer/participants/activate', {
    bulk: { ids: [id] },
    client_id: randomUUID(),
  });
  assert.equal(await waiting(), before - 1);
});
