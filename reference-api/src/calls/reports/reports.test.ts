import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { selectRows } from '#platform/database/database.ts';
import { openTestApp } from '#testing/scene.ts';
import { NOON, REPORTS_TOKEN } from '#testing/testApp.ts';
import type { FailureReport } from './failureReport.ts';
import { ADDRESS_LIMIT } from './reportLimits.ts';
import { HOURLY_KINDS, sweepReports } from './storeReport.ts';

const api = await openTestApp();
const admin = await api.createUser({ is_admin: true });
const supplier = await api.createUser();

const REPORT: FailureReport = {
  remote: 'mf_catalog',
  build: '0.1.0-0123456789ab',
  expose: 'CatalogPage',
  phase: 'render',
  error: 'Error: нарисовать нельзя',
  browser: 'Mozilla/5.0',
  shell: 'abcdef012345',
};
let addresses = 0;
/** An address that nobody had before. */
const newAddress = () => `10.0.${Math.floor((addresses += 1) / 256)}.${addresses % 256}`;

const post = (body: string, { from = newAddress(), type = 'text/plain;charset=UTF-8', headers = {} } = {}) =>
  api.inject({
    method: 'POST',
    url: '/reports/failures',
    payload: body,
    headers: { 'content-type': type, 'x-forwarded-for': from, ...headers },
  });
const report = (fields: Partial<FailureReport> = {}, from?: string) =>
  post(JSON.stringify({ ...REPORT, ...fields }), from === undefined ? {} : { from });
const read = (token?: string) =>
  api.inject({
    url: '/reports/failures',
    ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
  });
const failing = async () =>
  (JSON.parse((await read(REPORTS_TOKEN)).text) as { builds: { build: string; people: number }[] }).builds;
const rows = () =>
  selectRows<{ error: string; reports: number; people: number }>(
    api.db,
    sql`select * from failure_reports order by error`,
  );
const page = (user = admin) => api.inject({ url: '/reports', headers: { cookie: user.cookie } });

test.beforeEach(async () => {
  api.setNow(NOON);
  await api.db.execute(sql`delete from failure_reports`);
});

test('failures of one kind are counted, not piled up, and one address counts once an hour for a build', async () => {
  const from = newAddress();
  for (const fields of [{}, {}, { error: 'Error: другая' }]) assert.equal((await report(fields, from)).status, 204);
  assert.equal((await report()).status, 204);
  assert.deepEqual(
    (await rows()).map(({ error, reports, people }) => [error, reports, people]),
    [
      ['Error: другая', 1, 0],
      [REPORT.error, 3, 2],
    ],
  );
  assert.deepEqual(await failing(), [{ remote: REPORT.remote, build: REPORT.build, people: 2 }]);
});

test('a watcher sees this hour and the last', async () => {
  await report({ build: 'old' });
  api.setNow('2026-11-21T13:30:00+03:00');
  await report({ build: 'last-hour' });
  api.setNow('2026-11-21T14:10:00+03:00');
  await report({ build: 'now', phase: 'suspended' });
  assert.deepEqual(
    (await failing()).map(({ build }) => build),
    ['last-hour', 'now'],
  );
});

test('failures that say nothing against a build do not count, nor hide that the same browser is left without a page later', async () => {
  const from = newAddress();
  await report({ phase: 'event' }, from);
  await report({ phase: 'load', error: 'NetworkError: it did not come' }, from);
  assert.deepEqual(await failing(), []);
  await report({ phase: 'render' }, from);
  assert.deepEqual(
    (await failing()).map(({ people }) => people),
    [1],
  );
});

test('who has no right token learns nothing', async () => {
  for (const token of [undefined, '', 'wrong', `${REPORTS_TOKEN}x`]) assert.equal((await read(token)).status, 401);
  assert.equal((await read(REPORTS_TOKEN)).headers['cache-control'], 'no-store');
});

test('what is no report is refused, whatever it is', async () => {
  const { error: _error, ...incomplete } = REPORT;
  const bodies = [
    '',
    '{',
    'null',
    '[]',
    '"x"',
    '{"__proto__": {}}',
    JSON.stringify(incomplete),
    JSON.stringify({ ...REPORT, extra: 1 }),
    JSON.stringify({ ...REPORT, phase: 'sleep' }),
    JSON.stringify({ ...REPORT, remote: 'constructor' }),
    JSON.stringify({ ...REPORT, build: '../x' }),
    JSON.stringify({ ...REPORT, error: 'я'.repeat(501) }),
    JSON.stringify({ ...REPORT, error: 'а\0б' }),
  ];
  for (const body of bodies) assert.equal((await post(body)).status, 400, body.slice(0, 60));
  assert.equal((await post('x'.repeat(9000))).status, 413);
  assert.equal((await post(JSON.stringify(REPORT), { type: 'application/json' })).status, 400);
  assert.equal((await post(JSON.stringify(REPORT), { headers: { 'sec-fetch-site': 'cross-site' } })).status, 403);
  assert.deepEqual(await rows(), []);
});

test('the longest report is taken', async () => {
  assert.equal((await report({ error: '界'.repeat(500), browser: 'я'.repeat(500) })).status, 204);
});

test('one address is heard so often within five minutes, all of one IPv6 network together', async () => {
  for (let sent = 0; sent < ADDRESS_LIMIT; sent += 1) assert.equal((await report({}, `2001:db8::${sent}`)).status, 204);
  assert.equal((await report({}, '2001:db8:0:0:1::1')).status, 429);
  assert.equal((await report({}, '2001:db8:0:1::1')).status, 204);
  api.setNow('2026-11-21T12:05:00+03:00');
  assert.equal((await report({}, '2001:db8::1')).status, 204);
});

test('made-up kinds of failures fill the hour and no more; known kinds are still counted', async () => {
  await report();
  await api.db.execute(sql`
    insert into failure_reports
    select hour, remote, build, expose, phase, 'Error: ' || number, browser, shell, 1, 1, last_at
    from failure_reports, generate_series(1, ${HOURLY_KINDS}::int) as number`);
  await report({ error: 'Error: новая' });
  await report();
  const stored = await rows();
  assert.equal(stored.length, HOURLY_KINDS + 1);
  assert.equal(stored.find(({ error }) => error === REPORT.error)?.reports, 2);
});

test('what is older than two weeks is deleted', async () => {
  await report();
  await sweepReports(api.db, new Date('2026-12-05T11:59:00+03:00'));
  assert.equal((await rows()).length, 1);
  await sweepReports(api.db, new Date('2026-12-05T12:01:00+03:00'));
  assert.equal((await rows()).length, 0);
});

test('administrators see per build what failed; nobody else does', async () => {
  assert.match((await page()).text, /Сообщений о сбоях нет\./);
  await report({ build: 'quiet' });
  api.setNow('2026-11-21T12:10:00+03:00');
  await report({ build: 'loud' });
  await report({ build: 'loud', error: '<script>alert("&")</script>', browser: "'><img src=x>" });
  const { status, text, headers } = await page();
  assert.equal(status, 200);
  assert.deepEqual(
    [...text.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, title]) => title),
    ['mf_catalog loud', 'mf_catalog quiet'],
  );
  assert.match(text, /отрисовка<\/td><td>Error: нарисовать нельзя<\/td><td>1<\/td><td>1<\/td><td>21\.11\.2026 12:10/);
  assert.ok(!text.includes('<script>') && !text.includes('<img'));
  assert.match(String(headers['content-security-policy']), /^default-src 'none'; style-src 'sha256-[^']+'; base-uri/);
  assert.equal((await page(supplier)).status, 403);
  assert.equal((await api.inject({ url: '/reports' })).status, 401);
});
