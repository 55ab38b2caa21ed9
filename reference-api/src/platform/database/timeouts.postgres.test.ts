import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { selectRows } from '#platform/database/database.ts';
import { openTestDatabase } from '#testing/openTestDatabase.ts';
import { createHttp } from '../http/createHttp.ts';
import { log } from '../log/log.ts';

test('ends endless statements and idle transactions [OPS-04]', async (t) => {
  const { db, close } = await openTestDatabase();
  t.after(close);
  const [row] = await selectRows<{ statement: string; idle: string }>(
    db,
    sql`select current_setting('statement_timeout') as statement,
      current_setting('idle_in_transaction_session_timeout') as idle`,
  );
  assert.deepEqual(row, { statement: '30s', idle: '30s' });
  // The server cancels the statement; the connection stays usable.
  await assert.rejects(
    db.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 1`);
      await tx.execute(sql`select pg_sleep(60)`);
    }),
    ({ cause }: Error) => (cause as { code?: string }).code === '57014',
  );
  assert.deepEqual(await selectRows(db, sql`select 1 as one`), [{ one: 1 }]);
});

test('answers 503 when a statement is cancelled [OPS-04]', async (t) => {
  const { db, close } = await openTestDatabase();
  t.after(close);
  const written = t.mock.method(log, 'error', () => undefined);
  const app = await createHttp({ now: () => new Date('2026-11-21T09:00:00Z') });
  t.after(() => app.close());
  app.get('/endless', { config: { access: 'guest' } }, () =>
    db.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 1`);
      await tx.execute(sql`select pg_sleep(60)`);
    }),
  );
  const { statusCode, headers, body } = await app.inject('/endless');
  assert.deepEqual(
    [statusCode, headers['retry-after'], body],
    [503, '5', 'Сервис временно недоступен. Попробуйте позже.'],
  );
  assert.equal(written.mock.callCount(), 1);
});
