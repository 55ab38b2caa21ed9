import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { openTestDatabase } from '#testing/openTestDatabase.ts';
import { createTestApp } from '#testing/testApp.ts';
import { isMigrated } from '../database/migrate.ts';
import { createHttp } from '../http/createHttp.ts';
import { log } from '../log/log.ts';
import { addHealthRoutes } from './healthRoutes.ts';
import { createReadiness } from './readiness.ts';

async function openHealth(askDatabase: () => Promise<boolean>) {
  const app = await createHttp({ now: () => new Date('2026-11-21T09:00:00Z') });
  const readiness = createReadiness(askDatabase);
  addHealthRoutes(app, readiness);
  const ask = async (url: string) => {
    const { statusCode, body, headers } = await app.inject(url);
    return { status: statusCode, body: JSON.parse(body) as object, connection: headers['connection'] };
  };
  return { app, readiness, ask };
}

const READY = { status: 200, body: { status: 'ready' }, connection: 'keep-alive' };
const unready = (reason: string) => ({ status: 503, body: { status: 'unready', reason }, connection: 'keep-alive' });

test('is ready with a database that has all migrations [OPS-07]', async () => {
  const { db, close } = await openTestDatabase();
  const { app, ask } = await openHealth(() => isMigrated(db));
  assert.deepEqual(await ask('/readyz'), READY);
  // A newer process has migrated the database during a rolling upgrade.
  await db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)`);
  assert.deepEqual(await ask('/readyz'), READY);
  // Ids may have gaps.
  await db.execute(
    sql`delete from drizzle.__drizzle_migrations where id in (select id from drizzle.__drizzle_migrations order by id desc limit 2)`,
  );
  assert.deepEqual(await ask('/readyz'), unready('migrations'));
  await app.close();
  await close();
});

test('is alive but not ready without its database [OPS-07]', async () => {
  mock.method(log, 'error', () => undefined);
  const { app, ask } = await openHealth(() => Promise.reject(new Error('password of postgres://secret')));
  assert.deepEqual(await ask('/readyz'), unready('database'));
  assert.deepEqual((await ask('/healthz')).body, { status: 'alive' });
  await app.close();
  mock.restoreAll();
});

test('shares one query that the database leaves unanswered [OPS-07]', async () => {
  let queries = 0;
  const { check } = createReadiness(() => new Promise(() => (queries += 1)), 20);
  assert.deepEqual(await Promise.all([check(), check(), check()]), ['database', 'database', 'database']);
  assert.equal(queries, 1);
});

test('answers 503 while draining and ends its connections [OPS-07]', async () => {
  const { app, readiness, ask } = await openHealth(() => assert.fail());
  readiness.drain();
  assert.deepEqual(await ask('/readyz'), { ...unready('draining'), connection: 'close' });
  assert.deepEqual(await ask('/healthz'), { status: 200, body: { status: 'alive' }, connection: 'close' });
  await app.close();
});

test('answers probes of guests without limit, also to HEAD [OPS-07]', async () => {
  const api = await createTestApp();
  api.limits.guestBodiesPerMinute = 1;
  api.limits.writesPerMinute = 1;
  for (const url of ['/healthz', '/readyz'])
    for (const method of ['GET', 'HEAD', 'GET'] as const) assert.equal((await api.inject({ method, url })).status, 200);
  assert.deepEqual(api.audited, []);
  await api.close();
});
