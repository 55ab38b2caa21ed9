import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { selectRows } from '#platform/database/database.ts';
import * as schema from '#platform/database/schema.ts';
import { openScene } from '#testing/scene.ts';
import type { TestUser } from '#testing/testRows.ts';
import { findEvent } from '../event/activeEvent.ts';
import { SLOT_TIMES } from '../event/slots.ts';
import { checkFreeTime } from './checkFreeTime.ts';
import { pointsOfDates } from './pointStatuses.ts';

const { api, supplier, customer, freeSlots, answer } = await openScene();
const DAY_MS = 24 * 60 * 60_000;

const days = (from: string, to: string) =>
  Array.from({ length: (Date.parse(to) - Date.parse(from)) / DAY_MS + 1 }, (_, index) =>
    new Date(Date.parse(from) + index * DAY_MS).toISOString().slice(0, 10),
  );

/** Bits of a company by the rules of its calendar. */
async function expectedBits({ id }: { id: number }): Promise<string | undefined> {
  const event = await findEvent(api.db);
  const [user] = await api.db.select().from(schema.users).where(eq(schema.users.id, id));
  if (!event || user?.only_chat) return undefined;
  const points = await pointsOfDates(api.db, id, days(event.datestart, event.dateend), id);
  const bits = Object.values(points).flatMap((day) => day.map(({ status }) => (status === 'AVAILABLE' ? '1' : '0')));
  return bits.includes('1') ? bits.join('') : undefined;
}

async function keptBits({ id }: { id: number }): Promise<string | undefined> {
  const [row] = await selectRows<{ bits: string }>(api.db, sql`select bits::text from free_time where user_id = ${id}`);
  return row?.bits;
}

async function assertKept(step: string): Promise<void> {
  for (const user of [supplier, customer]) assert.equal(await keptBits(user), await expectedBits(user), step);
  await checkFreeTime(api.db);
}

const call = async (user: TestUser, method: 'PUT' | 'POST', url: string, body?: object) => {
  const answered = await api.call(user, method, url, body);
  assert.equal(answered.status, 200, `${url}: ${answered.text}`);
  return answered;
};

test('[FIT-02] keeps the free time of both sides at every change', async () => {
  const admin = await api.createUser({ is_admin: true });
  const schedule = { points: [...SLOT_TIMES], status: 'AVAILABLE' };
  await assertKept('nothing open');
  for (const user of [supplier, customer]) await call(user, 'PUT', '/api/points', schedule);
  assert.equal(await keptBits(supplier), '1'.repeat(15 * 24));
  await call(supplier, 'PUT', '/api/points/2026-11-25', { points: ['10:00', '20:30'], status: 'BLOCKED' });
  await call(customer, 'PUT', '/api/points', { points: ['09:00', '20:30'], status: 'BLOCKED' });
  await call(customer, 'PUT', '/api/points/2026-12-04', { points: ['20:30'], status: 'AVAILABLE' });
  await assertKept('slots');

  const slot = { user_id: customer.id, date: '2026-11-26', point: '10:00' };
  const { id } = (await call(supplier, 'POST', '/api/invite', slot)).json<'invite'>();
  await assertKept('an invitation');
  assert.equal((await answer(customer, id)).status, 200);
  await assertKept('a meeting');
  const to = { user_id: customer.id, date: '2026-11-27', point: '11:30', _date: slot.date, _point: slot.point };
  const move = (await call(supplier, 'POST', '/api/invite', to)).json<'invite'>();
  assert.equal((await answer(customer, move.id)).status, 200);
  await assertKept('a move');
  await call(customer, 'POST', '/api/meeting/cancel?date=2026-11-27&point=11:30');
  await assertKept('a cancellation');

  await api.createMeeting(supplier, customer, '2026-11-26', '12:00');
  await api.db.update(schema.events).set({ datestart: '2026-11-26', dateend: '2026-12-06' });
  assert.equal((await keptBits(supplier))?.length, 11 * 24);
  await assertKept('new dates of the event');
  await call(admin, 'POST', '/api/organizer/participants/block', {
    bulk: { ids: [customer.id] },
    reason: 'Не по теме',
  });
  await assertKept('a block');
  await api.db.update(schema.users).set({ only_chat: true }).where(eq(schema.users.id, supplier.id));
  await assertKept('chat only');
  await api.db.update(schema.users).set({ only_chat: false }).where(eq(schema.users.id, supplier.id));
  await assertKept('meetings again');
  await api.db.update(schema.events).set({ is_active: false });
  await assertKept('no event');
  await api.db.update(schema.events).set({ is_active: true, datestart: '2026-11-20', dateend: '2026-12-04' });
  await api.db.delete(schema.defaultPoints).where(eq(schema.defaultPoints.user_id, supplier.id));
  await assertKept('closed slots');
});

test('[FIT-02] counts and corrects free time that differs', async () => {
  await freeSlots(supplier, '10:00');
  await api.db.execute(sql`update free_time set bits = ~ bits where user_id = ${supplier.id}`);
  await api.db.execute(sql`insert into free_time values (${customer.id}, B'1')`);
  await assert.rejects(checkFreeTime(api.db), /^Error: The kept free time of 2 companies differed/);
  await assertKept('a check');
});
