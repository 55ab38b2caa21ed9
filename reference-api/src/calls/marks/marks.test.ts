import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import type { Schema } from '#platform/contract/types.ts';
import * as schema from '#platform/database/schema.ts';
import { openScene } from '#testing/scene.ts';
import type { TestUser } from '#testing/testRows.ts';

const NOW = Date.parse('2026-11-25T10:00:00+03:00');
const { api, supplier, customer } = await openScene({ supplier: {}, customer: {} });
beforeEach(async () => {
  await api.db.delete(schema.marks);
  api.setNow('2026-11-25T10:00:00+03:00');
});

type Change = Schema<'MarkChange'>;
const star = (id: number, rest: Partial<Change> = {}): Change => ({
  kind: 'favourite',
  key: `${id}`,
  value: '1',
  changed_at: NOW - 1000,
  ...rest,
});
const note = (value: string, rest: Partial<Change> = {}): Change => star(7, { kind: 'note', value, ...rest });
const put = (user: TestUser, marks: Change[]) => api.call(user, 'PUT', '/api/marks', { user_id: user.id, marks });
const save = async (user: TestUser, ...marks: Change[]) => (await put(user, marks)).json<'saveMarks'>();
const read = async (user: TestUser, since = 0) =>
  (await api.call(user, 'GET', `/api/marks?since=${since}`)).json<'getMarks'>();
const valuesOf = async (user: TestUser) => (await read(user)).marks.map(({ key, value }) => `${key}:${value}`);

test('keeps marks of one account for all its devices alone [FIT-03]', async () => {
  const saved = await save(supplier, star(7), note(' Просят каталог\u200B ', { changed_at: NOW - 500 }));
  assert.deepEqual(await read(supplier), saved);
  assert.deepEqual(
    saved.marks.map(({ kind, key, value }) => [kind, key, value]),
    [
      ['favourite', '7', '1'],
      ['note', '7', 'Просят каталог'],
    ],
  );
  assert.deepEqual(await read(customer), { user_id: customer.id, version: 0, marks: [] });
});

test('merges 500 favourites of each of two devices [FIT-03]', async () => {
  const device = (first: number) => Array.from({ length: 500 }, (_, index) => star(first + index));
  await save(supplier, ...device(1));
  const { version } = await save(supplier, ...device(301));
  assert.equal((await read(supplier)).marks.length, 800);
  assert.equal((await read(supplier, version - 1)).marks.length, 300);
  assert.deepEqual(await read(supplier, version), { user_id: supplier.id, version, marks: [] });
});

test('lets the later change of a favourite win [FIT-03]', async () => {
  await save(supplier, star(7));
  await save(supplier, star(7, { value: '', changed_at: NOW - 2000 }));
  assert.deepEqual(await valuesOf(supplier), ['7:1']);
  await save(supplier, star(7, { value: '', changed_at: NOW - 100 }));
  assert.deepEqual(await valuesOf(supplier), ['7:']);
  await save(supplier, star(7, { changed_at: NOW - 500 }));
  assert.deepEqual(await valuesOf(supplier), ['7:']);
});

test('keeps both texts of a note that differs [FIT-03]', async () => {
  const [first] = (await save(supplier, note('Звонить'))).marks;
  await save(supplier, note('Звонить в пятницу', { base: first?.changed_at, changed_at: NOW - 400 }));
  await save(supplier, note('Просят каталог', { base: first?.changed_at, changed_at: NOW - 300 }));
  assert.deepEqual(await valuesOf(supplier), ['7:Звонить в пятницу\nПросят каталог']);
  await save(supplier, note('', { base: first?.changed_at, changed_at: NOW - 200 }));
  assert.deepEqual(await valuesOf(supplier), ['7:Звонить в пятницу\nПросят каталог']);
  const [last] = (await read(supplier)).marks;
  await save(supplier, note('', { base: last?.changed_at, changed_at: NOW - 100 }));
  assert.deepEqual(await valuesOf(supplier), ['7:']);
});

test('cuts the earlier text of two long notes [FIT-03]', async () => {
  await save(supplier, note('а'.repeat(3000), { changed_at: NOW - 900 }));
  const [joined] = (await save(supplier, note('б'.repeat(3000), { changed_at: NOW - 800 }))).marks;
  assert.equal(joined?.value, `${'а'.repeat(999)}\n${'б'.repeat(3000)}`);
});

test('repeats a lost answer without changing anything [FIT-03]', async () => {
  const first = await save(supplier, star(7), note('Звонить'));
  assert.deepEqual(await save(supplier, star(7), note('Звонить')), first);
});

test('counts a clock that is ahead as now [FIT-03]', async () => {
  const [saved] = (await save(supplier, star(7, { changed_at: NOW * 2 }))).marks;
  assert.equal(saved?.changed_at, NOW);
});

test('refuses impossible, large and many marks [FIT-03]', async () => {
  const foreign = { user_id: customer.id, marks: [star(7)] };
  assert.equal((await api.call(supplier, 'PUT', '/api/marks', foreign)).status, 409);
  assert.equal((await put(supplier, [star(0)])).status, 400);
  assert.equal((await put(supplier, [star(7, { value: 'да' })])).status, 400);
  assert.equal((await put(supplier, [star(7, { kind: 'filter', key: '\u200B' })])).status, 400);
  assert.equal((await put(supplier, [note('а'.repeat(4001))])).status, 400);
  assert.equal(
    (
      await put(
        supplier,
        Array.from({ length: 501 }, (_, index) => star(index + 1)),
      )
    ).status,
    400,
  );
  const filters = Array.from({ length: 101 }, (_, index) => star(1, { kind: 'filter', key: `Фильтр ${index}` }));
  const refused = await put(supplier, filters);
  assert.deepEqual(
    [refused.status, refused.text],
    [409, 'Больше 100 отметок одного вида не хранится. Удалите лишние.'],
  );
  assert.deepEqual(await read(supplier), { user_id: supplier.id, version: 0, marks: [] });
});
