import assert from 'node:assert/strict';
import { once } from 'node:events';
import { test } from 'node:test';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client, Pool } from 'pg';
import { SEED_LOCK } from '#platform/database/database.ts';
import * as schema from '#platform/database/schema.ts';
import { createPasswords } from '#platform/passwords/passwords.ts';
import { openTestDatabase, requireServer } from '#testing/openTestDatabase.ts';
import { NOON, TEST_PASSWORD_COST } from '#testing/testApp.ts';
import { seedIfEmpty } from './seed.ts';

const STATEMENT_MS = 50;

test('waits longer than a statement may while another process seeds [OPS-06]', async (t) => {
  const { db: own, close } = await openTestDatabase();
  assert.ok('$client' in own && own.$client instanceof Pool);
  const { connectionString = requireServer() } = own.$client.options;
  const pool = new Pool({ connectionString, statement_timeout: STATEMENT_MS });
  const other = new Client({ connectionString });
  await other.connect();
  t.after(async () => {
    await Promise.all([pool.end(), other.end()]);
    await close();
  });
  await other.query('select pg_advisory_lock($1)', [SEED_LOCK]);

  const connected = once(pool, 'acquire');
  const seeding = seedIfEmpty(
    drizzle(pool, { schema }),
    { now: () => new Date(NOON) },
    { seed: 'catalogues', passwords: createPasswords(TEST_PASSWORD_COST) },
  );
  await connected;
  await hasWaited(other);
  await other.query('select pg_advisory_unlock($1)', [SEED_LOCK]);

  await seeding;
  const { rows } = await other.query<{ count: string }>('select count(*) from countries');
  assert.notEqual(rows[0]?.count, '0');
});

/** Resolves when another connection has waited for the lock for longer than a statement may take. */
async function hasWaited(client: Client): Promise<void> {
  const query = `select true from pg_stat_activity
    where datname = current_database() and wait_event = 'advisory' and clock_timestamp() - query_start > interval '${2 * STATEMENT_MS} ms'`;
  for (;;) {
    const { rowCount } = await client.query(query);
    if (rowCount) return;
  }
}
