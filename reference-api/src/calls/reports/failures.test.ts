import assert from 'node:assert/strict';
import { after, beforeEach, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { selectRows } from '#platform/database/database.ts';
import { limitCounts } from '#platform/database/schema.ts';
import { openTestApp } from '#testing/scene.ts';
import { NOON } from '#testing/testApp.ts';
import type { TestUser } from '#testing/testRows.ts';
import { SHELL_BUILD, startTestShell } from '#testing/testShell.ts';
import { ALERT, BUILD_ROWS, REPORTER_ROWS, sweepFailures, type FailureReport } from './failures.ts';
import { createKnownBuilds } from './knownBuilds.ts';
import { FAILURES_RULE } from './reportRoutes.ts';

const shell = await startTestShell('good', 'bad');
after(() => shell.close());
const api = await openTestApp({ shellUrl: shell.url });
const admin = await api.createUser({ is_admin: true });
const supplier = await api.createUser();

const REPORT: FailureReport = {
  remote: 'mf_catalog',
  build: 'bad',
  expose: 'CatalogPage',
  phase: 'render',
  error: 'Error: нарисовать нельзя',
  browser: 'Mozilla/5.0',
  shell: SHELL_BUILD,
};
let networks = 0;
/** An address of a network without earlier reports. */
const newAddress = () => `10.${Math.floor((networks += 1) / 256)}.${networks % 256}.1`;

const post = (body: string, from = newAddress(), headers = {}) =>
  api.inject({
    method: 'POST',
    url: '/reports/failures',
    payload: body,
    headers: { 'content-type': 'text/plain;charset=UTF-8', 'x-forwarded-for': from, ...headers },
  });
const report = (fields: Partial<FailureReport> = {}, from?: string, user?: TestUser) =>
  post(JSON.stringify({ ...REPORT, ...fields }), from, user && { cookie: user.cookie });
const read = async () => (await api.call(admin, 'GET', '/reports')).json<'getReports'>();
const alarms = async () => (await read()).builds.filter(({ is_alarming }) => is_alarming).map(({ build }) => build);
const rows = () =>
  selectRows<{ error: string; is_account: boolean; reports: number }>(
    api.db,
    sql`select error, is_account, reports from failure_reports order by reports desc, error`,
  );
const sumOf = async (name: string) => {
  const sum = (await read()).builds.find(({ remote, build }) => remote === 'mf_catalog' && build === name);
  return { ...sum?.reporters, reports: sum?.reports };
};

beforeEach(async () => {
  api.setNow(NOON);
  api.warnings.length = 0;
  Object.assign(shell, { released: ['good', 'bad'], registry: undefined });
  await api.db.delete(limitCounts);
  await api.db.execute(sql`delete from failure_reports`);
});

test('counts a network once for all its addresses and ports', async () => {
  for (const from of ['203.0.113.7', '203.0.113.7:4000', '203.0.113.7:4001', '203.0.113.250']) await report({}, from);
  for (const from of ['2001:db8:1::1', '2001:db8:1:2::1', '[2001:db8:1:ffff::9]:443']) await report({}, from);
  await report({}, '203.0.114.7');
  await report({}, '2001:db8:2::1');
  assert.deepEqual(await sumOf('bad'), { accounts: 0, networks: 4, reports: 9 });
});

test('counts an account once across networks', async () => {
  for (const from of [newAddress(), newAddress()]) await report({}, from, supplier);
  await report({}, newAddress(), admin);
  assert.deepEqual(await sumOf('bad'), { accounts: 2, networks: 0, reports: 3 });
});

test('counts accounts in the middle of registration as guests', async () => {
  await report({}, newAddress(), await api.createUser({ registration_step: 'COMPANY' }));
  assert.deepEqual(await sumOf('bad'), { accounts: 0, networks: 1, reports: 1 });
});

test('refuses builds missing from the registry', async () => {
  const { status, text } = await report({ build: 'made-up' });
  assert.deepEqual([status, text], [400, 'Такой сборки в реестре нет.']);
  assert.equal((await report({ remote: 'mf_meetings' })).status, 400);
  assert.deepEqual(await rows(), []);
});

test('accepts a build released after the last registry read', async () => {
  assert.equal((await report({ build: 'fresh' })).status, 400);
  shell.released.push('fresh');
  assert.equal((await report({ build: 'fresh' })).status, 204);
});

test('shares one read of the registry among waiting reports', async () => {
  const builds = createKnownBuilds({ shellUrl: shell.url, clock: { now: () => new Date(NOON) }, warn: assert.fail });
  const { readings } = shell;
  await Promise.all(['good', 'bad', 'good'].map((build) => builds.require('mf_catalog', build)));
  assert.equal(shell.readings, readings + 1);
});

test('accepts reports of a withdrawn build', async () => {
  await report();
  shell.released = ['good'];
  api.setNow('2026-11-21T12:01:00+03:00');
  assert.equal((await report()).status, 204);
});

test('warns once and shows an alert on an unreadable registry', async () => {
  api.setNow('2026-11-21T13:00:00+03:00');
  for (const [index, registry] of ['<!doctype html>', '{}', 'x'.repeat(2_000_001)].entries()) {
    shell.registry = registry;
    api.setNow(`2026-11-21T13:0${index}:00+03:00`);
    assert.equal((await report({ build: 'unread' })).status, 503);
    assert.equal((await report()).status, 204);
  }
  assert.equal(api.warnings.length, 1);
  assert.match(api.warnings[0] ?? '', /^The registry http:\S+ cannot be read \(.+Check PUBLIC_URL/);
  assert.match((await read()).registry_problem ?? '', /longer than/);
  shell.registry = undefined;
  api.setNow('2026-11-21T13:10:00+03:00');
  assert.equal((await report({ build: 'unread' })).status, 400);
  assert.equal((await read()).registry_problem, null);
});

test('alerts at most once an hour when accounts lose pages', async () => {
  const accounts = await Promise.all(Array.from({ length: ALERT.accounts }, () => api.createUser()));
  for (const user of accounts.slice(1)) await report({}, newAddress(), user);
  assert.deepEqual(await alarms(), []);
  for (const user of [...accounts, ...accounts]) await report({}, newAddress(), user);
  assert.deepEqual(await alarms(), ['bad']);
  assert.equal(api.warnings.length, 1);
  assert.match(api.warnings[0] ?? '', /^Build mf_catalog bad fails: .*\(3\).*\/doctor\/reports/);
  api.setNow('2026-11-21T13:00:01+03:00');
  assert.deepEqual(await alarms(), []);
  for (const user of accounts) await report({}, newAddress(), user);
  assert.equal(api.warnings.length, 2);
});

test('raises no alert for handlers, harm, networks or few guests', async () => {
  for (const user of [supplier, admin, await api.createUser()]) {
    await report({ phase: 'event' }, newAddress(), user);
    await report({ phase: 'harm' }, newAddress(), user);
    await report({ phase: 'load', error: 'NetworkError: timeout' }, newAddress(), user);
  }
  for (let sent = 1; sent < ALERT.networks; sent += 1) await report();
  assert.deepEqual(api.warnings, []);
  await report();
  assert.equal(api.warnings.length, 1);
});

test('refuses anything but a report', async () => {
  const { error: _error, ...incomplete } = REPORT;
  const bodies = ['', '{', 'null', '[]', '"x"', '{"__proto__": {}}', JSON.stringify(incomplete)];
  const wrong = [{ extra: 1 }, { phase: 'sleep' }, { remote: 'constructor' }, { build: '../x' }, { error: 'а\0б' }];
  bodies.push(...[...wrong, { error: 'я'.repeat(501) }].map((part) => JSON.stringify({ ...REPORT, ...part })));
  for (const body of bodies) assert.equal((await post(body)).status, 400, body.slice(0, 60));
  assert.equal((await post('x'.repeat(9000))).status, 413);
  const body = JSON.stringify(REPORT);
  assert.equal((await post(body, newAddress(), { 'content-type': 'application/json' })).status, 415);
  assert.equal((await post(body, newAddress(), { 'sec-fetch-site': 'cross-site' })).status, 403);
  assert.deepEqual(await rows(), []);
});

test('accepts the longest report', async () => {
  assert.equal((await report({ error: '界'.repeat(500), browser: 'я'.repeat(500) })).status, 204);
});

test('limits reports by network and by account', async () => {
  const from = newAddress();
  for (let sent = 0; sent < FAILURES_RULE.points; sent += 1) assert.equal((await report({}, from)).status, 204);
  assert.equal((await report({}, from.replace(/1$/, '2'))).status, 429);
  assert.equal((await report({}, from, supplier)).status, 204);
  assert.equal((await report()).status, 204);
  api.setNow('2026-11-21T12:05:01+03:00');
  assert.equal((await report({}, from)).status, 204);
});

test('limits the kinds of failures per reporter', async () => {
  const from = newAddress();
  for (let kind = 0; kind < REPORTER_ROWS + 3; kind += 1) await report({ error: `Error: ${kind}` }, from);
  await report({ error: 'Error: 0' }, from);
  assert.equal((await rows()).length, REPORTER_ROWS);
  assert.equal((await rows())[0]?.reports, 2);
});

test('limits rows per build, separately for guests and accounts', async () => {
  await report();
  await api.db.execute(sql`
    insert into failure_reports
    select remote, build, expose, phase, 'Error: ' || number, 'r' || number, is_account, browser, shell, 1, first_at, last_at
    from failure_reports, generate_series(2, ${BUILD_ROWS}::int) as number`);
  await report({ error: 'Error: new' });
  assert.equal((await rows()).length, BUILD_ROWS);
  await report({ error: 'Error: of an account' }, newAddress(), supplier);
  await report({ build: 'good' });
  assert.equal((await rows()).length, BUILD_ROWS + 2);
});

test('stores a hash instead of an account or address', async () => {
  await report({}, '203.0.113.7');
  const [row] = await selectRows(api.db, sql`select * from failure_reports`);
  assert.doesNotMatch(JSON.stringify(row), /203\.0\.113/);
});

test('deletes failures two weeks after their last report', async () => {
  await report();
  await sweepFailures(api.db, new Date('2026-12-05T11:59:00+03:00'));
  assert.equal((await rows()).length, 1);
  await sweepFailures(api.db, new Date('2026-12-05T12:01:00+03:00'));
  assert.equal((await rows()).length, 0);
});

test('shows the failures of each build to administrators only', async () => {
  assert.deepEqual((await read()).builds, []);
  await report({ build: 'good' });
  api.setNow('2026-11-21T12:10:00+03:00');
  await report();
  await report({ error: 'Error: другая' }, newAddress(), supplier);
  api.setNow('2026-11-21T12:20:00+03:00');
  await report();
  const { builds } = await read();
  assert.deepEqual(
    builds.map(({ build }) => build),
    ['bad', 'good'],
  );
  assert.deepEqual(builds[0]?.lately, { accounts: 1, networks: 2 });
  assert.deepEqual(builds[0]?.kinds[1], {
    ...{ expose: 'CatalogPage', phase: 'render', error: 'Error: нарисовать нельзя' },
    ...{ reports: 2, reporters: { accounts: 0, networks: 2 }, browser: 'Mozilla/5.0', shell: SHELL_BUILD },
    ...{ first_at: '2026-11-21T09:10:00.000Z', last_at: '2026-11-21T09:20:00.000Z' },
  });
  const blocked = await api.createUser({ is_admin: true, is_blocked: true });
  for (const [user, status] of [
    [supplier, 403],
    [blocked, 403],
    [null, 401],
  ] as const)
    assert.equal((await api.call(user, 'GET', '/reports')).status, status);
});

test('shows at most twenty kinds of failures per build', async () => {
  await report({ build: 'good' });
  api.setNow('2026-11-21T12:10:00+03:00');
  for (let kind = 0; kind < 25; kind += 1) await report({ error: `Error: ${kind}` });
  assert.deepEqual(
    (await read()).builds.map(({ build, kinds }) => [build, kinds.length]),
    [
      ['bad', 20],
      ['good', 1],
    ],
  );
});
