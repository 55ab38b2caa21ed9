import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import * as schema from '#platform/database/schema.ts';
import { openTestApp } from '#testing/scene.ts';
import { NOON } from '#testing/testApp.ts';
import { createLimiter, type Limiter } from './limiter.ts';

const api = await openTestApp();
let now = new Date(NOON);
const clock = { now: () => now };
const limiter = createLimiter(api.db, clock);
const RULE = { name: 'test', points: 5, windowMs: 60_000 };

beforeEach(async () => {
  now = new Date(NOON);
  await api.db.delete(schema.limitCounts);
});

/** How many of several parallel counts are within the limit. */
async function countAdmitted(limiters: [Limiter, ...Limiter[]], total: number): Promise<number> {
  const waits = await Promise.all(
    Array.from({ length: total }, (_, index) => (limiters[index % limiters.length] ?? limiters[0]).take(RULE, 'key')),
  );
  return waits.filter((wait) => wait === undefined).length;
}

test('shares a limit among limiters of one database [OPS-05]', async () => {
  assert.equal(await countAdmitted([limiter, createLimiter(api.db, clock)], 10), 5);
});

test('follows the server’s clock', async () => {
  assert.equal(await countAdmitted([limiter], 6), 5);
  now = new Date(now.getTime() + 45_000);
  assert.equal(await limiter.take(RULE, 'key'), 15);
  now = new Date(now.getTime() + 16_000);
  assert.equal(await limiter.take(RULE, 'key'), undefined);
});

test('counts each rule and key separately, by cost', async () => {
  assert.equal(await limiter.take(RULE, 'key', { cost: 5 }), undefined);
  assert.equal(await limiter.take({ ...RULE, name: 'other' }, 'key'), undefined);
  assert.equal(await limiter.take(RULE, 'other key'), undefined);
  assert.equal(await limiter.take(RULE, 'key'), 60);
});

test('returns a point, and resets a counter', async () => {
  await limiter.take(RULE, 'key', { cost: 5 });
  await limiter.giveBack(RULE, 'key');
  assert.equal(await limiter.take(RULE, 'key'), undefined);
  await limiter.reset(RULE, 'key');
  assert.equal(await limiter.take(RULE, 'key', { cost: 5 }), undefined);
});

test('undoes a count with its transaction', async () => {
  await assert.rejects(
    api.db.transaction(async (tx) => {
      assert.equal(await limiter.take(RULE, 'key', { cost: 5, tx }), undefined);
      throw new Error('rolled back');
    }),
    /rolled back/,
  );
  assert.equal(await countAdmitted([limiter], 6), 5);
});

test('stores no key in clear', async () => {
  await limiter.take(RULE, 'user@test.example 203.0.113.7');
  const [row] = await api.db.select().from(schema.limitCounts);
  assert.match(row?.key ?? '', /^test:[\w-]{43}$/);
});

test('counts in memory while the database is unavailable [OPS-05]', async () => {
  // Port 1 refuses connections.
  const pool = new Pool({ host: '127.0.0.1', port: 1 });
  const away = drizzle(pool, { schema });
  const alone = createLimiter(away, clock);
  assert.equal(await countAdmitted([alone], 10), 5);
  await assert.rejects(alone.take(RULE, 'key', { tx: away }));
  await pool.end();
});
