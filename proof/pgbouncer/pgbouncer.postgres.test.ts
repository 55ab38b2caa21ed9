import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { sql } from 'drizzle-orm';
import { selectRows } from 'reference-api/platform/database/database';
import { migrate } from 'reference-api/platform/database/migrate';
import { openServer } from 'reference-api/platform/database/openDatabase';
import { StartupError } from 'reference-api/platform/errors/startupError';
import { createServerDatabase, requireServer } from 'reference-api/testing/openTestDatabase';
import { startPgbouncer } from './startPgbouncer.ts';

async function behindPgbouncer(t: TestContext, poolMode: 'session' | 'transaction'): Promise<string> {
  const { url: target, drop } = await createServerDatabase(requireServer());
  t.after(drop);
  const { url, stop } = await startPgbouncer(target, poolMode);
  t.after(stop);
  return url;
}

test('keeps timeouts and hears notifications behind PgBouncer [OPS-11]', async (t) => {
  const { db, notifications, close } = await openServer(await behindPgbouncer(t, 'session'));
  t.after(close);
  await migrate(db);
  const read = () =>
    selectRows(
      db,
      sql`select current_setting('statement_timeout') as statement,
        current_setting('idle_in_transaction_session_timeout') as idle, current_setting('plan_cache_mode') as plans`,
    );
  const settings = [{ statement: '30s', idle: '30s', plans: 'force_custom_plan' }];
  assert.deepEqual(await Promise.all(Array.from({ length: 10 }, read)), Array(10).fill(settings));
  const heard = Promise.withResolvers<string>();
  await notifications.listen('told', heard.resolve);
  await db.execute(sql`notify told, 'heard'`);
  assert.equal(await heard.promise, 'heard');
  // Often enough to become a named statement.
  for (let time = 0; time < 40; time += 1)
    assert.deepEqual(await selectRows(db, sql`select ${time}::int as "time"`), [{ time }]);
});

test('refuses a pooler that shares connections between transactions [OPS-11]', async (t) => {
  const url = await behindPgbouncer(t, 'transaction');
  await assert.rejects(openServer(url), (error: unknown) => {
    assert.ok(error instanceof StartupError);
    assert.match(error.message, /so timeouts do not hold: set pool_mode=session/);
    return true;
  });
});
