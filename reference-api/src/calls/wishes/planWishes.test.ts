import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planWishes } from './planWishes.ts';

const DAYS = ['2026-11-22', '2026-11-23'];
const bits = (...open: number[]) =>
  Array.from({ length: 48 }, (_, index) => (open.includes(index) ? '1' : '0')).join('');
const pair = (customer_id: number, supplier_id: number, ...open: number[]) => ({
  customer_id,
  supplier_id,
  bits: bits(...open),
});
const plan = async (...pairs: ReturnType<typeof pair>[]) =>
  (await planWishes(pairs, DAYS, (date) => date > '2026-11-21')).map(
    ({ customer_id, supplier_id, date, point }) => `${customer_id}-${supplier_id} ${date.slice(8)} ${point}`,
  );

test('gives no company two meetings in a slot [AFTER-05]', async () => {
  assert.deepEqual(await plan(pair(1, 11, 0, 1), pair(2, 11, 0), pair(1, 12, 0)), [
    '2-11 22 09:00',
    '1-11 22 09:30',
    '1-12 22 09:00',
  ]);
});

test('proposes six meetings a day, others the next day [AFTER-05]', async () => {
  const proposed = await plan(
    ...Array.from({ length: 7 }, (_, index) =>
      pair(1, 11 + index, ...Array.from({ length: 48 }, (_none, slot) => slot)),
    ),
  );
  assert.equal(proposed.filter((line) => line.includes(' 22 ')).length, 6);
  assert.equal(proposed.filter((line) => line.includes(' 23 ')).length, 1);
});

test('omits closed days and pairs without time [AFTER-05]', async () => {
  const pairs = [pair(1, 11, 0), pair(2, 12)];
  assert.deepEqual(await planWishes(pairs, DAYS, (date) => date > '2026-11-22'), []);
});
