import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import * as schema from '#platform/database/schema.ts';
import { openScene } from '#testing/scene.ts';
import type { TestUser } from '#testing/testRows.ts';

const { api, supplier, customer, freeSlots } = await openScene();

const find = async (user: TestUser, filter: object = {}, query = '') =>
  (await api.call(user, 'POST', `/api/users?limit=100${query}`, filter)).json<'findUsers'>();
const commonOf = async (user: TestUser, other: TestUser, filter: object = {}, query = '') => {
  const company = (await find(user, filter, query)).users.find(({ id }) => id === other.id);
  return company && [company.common_slots, company.nearest_slot && Object.values(company.nearest_slot).join(' ')];
};

test('[FIT-02] counts common slots and names the nearest for both sides', async () => {
  await freeSlots(supplier, '10:00', '12:30', '15:00');
  await freeSlots(customer, '10:00', '15:00');
  // 21.11. from 12:00 on, then twelve days and the last one, 4.12.
  for (const [one, other] of [
    [supplier, customer],
    [customer, supplier],
  ] as const)
    assert.deepEqual(await commonOf(one, other), [27, '2026-11-21 15:00']);
  await api.createMeeting(customer, await api.createUser(), '2026-11-21', '15:00');
  assert.deepEqual(await commonOf(supplier, customer), [26, '2026-11-22 10:00']);
});

test('[FIT-02] omits slots that begin in less than 30 minutes', async () => {
  await freeSlots(supplier, '12:30');
  await freeSlots(customer, '12:30');
  assert.deepEqual(await commonOf(supplier, customer), [14, '2026-11-21 12:30']);
  api.setNow('2026-11-21T12:00:01+03:00');
  assert.deepEqual(await commonOf(supplier, customer), [13, '2026-11-22 12:30']);
  assert.equal((await find(supplier)).own_slots, 13);
});

test('[FIT-02] finds companies with common time, by days and fit', async () => {
  await freeSlots(supplier, '10:00');
  await freeSlots(customer, '10:00');
  const other = await api.createUser({ type: 'Заказчик' });
  await freeSlots(other, '11:00');
  const idsOf = async (common_time: object, query = '') =>
    (await find(supplier, { common_time }, query)).users.map(({ id }) => id);
  for (const query of ['', '&sort=fit', '&sort=seen']) {
    const ids = await idsOf({}, query);
    assert.deepEqual([ids.includes(customer.id), ids.includes(other.id)], [true, false], query);
  }
  assert.ok(!(await idsOf({ to: '2026-11-21' })).includes(customer.id));
  assert.ok((await idsOf({ from: '2026-12-04', to: '2026-12-04' })).includes(customer.id));
  assert.deepEqual(await commonOf(supplier, other), [0, undefined]);
  await api.db.update(schema.users).set({ is_blocked: true }).where(eq(schema.users.id, customer.id));
  assert.ok(!(await idsOf({})).includes(customer.id));
});

test('[FIT-02] finds no common time for viewers without own', async () => {
  await freeSlots(customer, '10:00');
  const chatOnly = await api.createUser({ only_chat: true });
  await freeSlots(chatOnly, '10:00');
  for (const viewer of [supplier, chatOnly]) {
    assert.equal((await find(viewer)).own_slots, 0);
    assert.deepEqual(await commonOf(viewer, customer), [undefined, undefined]);
    assert.equal((await find(viewer, { common_time: {} })).total_count, 0);
  }
});
