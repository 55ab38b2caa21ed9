import assert from 'node:assert/strict';
import { test } from 'node:test';
import { moscowDate } from '#platform/clock/clock.ts';
import * as schema from '#platform/database/schema.ts';
import { openTestApp } from '#testing/scene.ts';
import type { TestUser } from '#testing/testRows.ts';
import { isSlotPast, SLOT_TIMES } from '../event/slots.ts';

const DATE = '2026-11-23';

const api = await openTestApp();
const supplier = await api.createUser();
const customer = await api.createUser({ type: 'Заказчик' });
await api.db
  .insert(schema.defaultPoints)
  .values(['09:00', '09:30', '10:00'].map((point) => ({ user_id: supplier.id, point, status: 'AVAILABLE' as const })));
await api.db.insert(schema.datePoints).values([
  { user_id: supplier.id, date: DATE, point: '09:30', status: 'BLOCKED' },
  { user_id: supplier.id, date: DATE, point: '20:30', status: 'AVAILABLE' },
]);
await api.createMeeting(supplier, customer, DATE, '10:00', 'https://meet.test.example/1');

interface Slot {
  point: string;
  status: string;
  link: string | null;
}
const points = async (user: TestUser, query: string): Promise<Slot[]> =>
  (await api.call(user, 'GET', `/api/points?${query}`)).json<'getPoints'>().points;
const statuses = (slots: Slot[], ...times: string[]) =>
  times.map((time) => slots.find(({ point }) => point === time)?.status);

test('divides a day into 24 slots from 09:00 to 20:30', async () => {
  assert.deepEqual(
    [SLOT_TIMES.length, SLOT_TIMES[0], SLOT_TIMES[1], SLOT_TIMES.at(-1)],
    [24, '09:00', '09:30', '20:30'],
  );
  assert.deepEqual(
    (await points(supplier, `date=${DATE}`)).map(({ point }) => point),
    SLOT_TIMES,
  );
});

test('gives meetings priority over the date, dates over the schedule', async () => {
  const wanted = ['AVAILABLE', 'BLOCKED', 'ASSIGNED', 'BLOCKED', 'AVAILABLE'];
  for (const slots of [
    await points(supplier, `date=${DATE}`),
    await points(customer, `date=${DATE}&user_id=${supplier.id}`),
  ]) {
    assert.deepEqual(statuses(slots, '09:00', '09:30', '10:00', '10:30', '20:30'), wanted);
  }
  assert.deepEqual(statuses(await points(supplier, 'date=2026-11-24'), '09:00', '09:30', '20:30'), [
    'AVAILABLE',
    'AVAILABLE',
    'BLOCKED',
  ]);
});

test('blocks every slot outside the event', async () => {
  for (const date of ['2026-11-19', '2026-12-05', '1999-01-01']) {
    assert.ok(
      (await points(supplier, `date=${date}`)).every(({ status }) => status === 'BLOCKED'),
      date,
    );
  }
  for (const date of ['2026-11-20', '2026-12-04'])
    assert.deepEqual(statuses(await points(supplier, `date=${date}`), '09:00'), ['AVAILABLE'], date);
});

test('shows a meeting’s link only to its participants', async () => {
  const linkFor = async (user: TestUser) =>
    (await points(user, `date=${DATE}&user_id=${supplier.id}`)).find(({ point }) => point === '10:00')?.link;
  assert.equal(await linkFor(supplier), 'https://meet.test.example/1');
  assert.equal(await linkFor(customer), 'https://meet.test.example/1');
  assert.equal(await linkFor(await api.createUser({ type: 'Заказчик' })), null);
});

test('names the other participant of a meeting', async () => {
  const { companies } = (
    await api.call(customer, 'GET', `/api/meetings/companies?date=${DATE}`)
  ).json<'getMeetingCompanies'>();
  assert.deepEqual(
    companies.map(({ point, company_id }) => [point, company_id]),
    [['10:00', supplier.id]],
  );
});

test('computes days and slots in Moscow time on any machine', () => {
  assert.equal(moscowDate(new Date('2026-11-20T21:00:00Z')), '2026-11-21');
  assert.equal(moscowDate(new Date('2026-11-20T20:59:59Z'), 1), '2026-11-21');
  assert.equal(isSlotPast('2026-11-21', '09:00', new Date('2026-11-21T05:59:59Z')), false);
  assert.equal(isSlotPast('2026-11-21', '09:00', new Date('2026-11-21T06:00:00Z')), true);
});
