import assert from 'node:assert/strict';
import { after, beforeEach, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { selectRows } from '#platform/database/database.ts';
import { limitCounts } from '#platform/database/schema.ts';
import { openTestApp } from '#testing/scene.ts';
import { NOON } from '#testing/testApp.ts';
import { SHELL_BUILD, startTestShell } from '#testing/testShell.ts';
import { bucketOf, BUILD_DAY_ROWS, sweepFigures, valueOf, type FieldFigure, type FigureReport } from './figures.ts';
import { FIGURES_RULE, SHARE_RULE } from './reportRoutes.ts';

const shell = await startTestShell('old', 'mid', 'new', 'one', 'two');
after(() => shell.close());
const api = await openTestApp({ shellUrl: shell.url });
const admin = await api.createUser({ is_admin: true });

const FIGURE: FieldFigure = { figure: 'lcp', page: 'mf_catalog/CatalogPage', build: 'new', value: 1000 };
const REPORT: FigureReport = { shell: SHELL_BUILD, device: 'desktop', figures: [FIGURE] };

let addresses = 0;
/** An address of a network without earlier beacons. */
const newAddress = () => `10.${Math.floor((addresses += 1) / 256)}.${addresses % 256}.1`;

const post = (body: string, from = newAddress(), headers = {}) =>
  api.inject({
    method: 'POST',
    url: '/reports/figures',
    payload: body,
    headers: { 'content-type': 'text/plain;charset=UTF-8', 'x-forwarded-for': from, ...headers },
  });
const send = (figures: Partial<FieldFigure>[], rest: Partial<FigureReport> = {}) =>
  post(JSON.stringify({ ...REPORT, ...rest, figures: figures.map((part) => ({ ...FIGURE, ...part })) }));
const read = async (query = '') => (await api.call(admin, 'GET', `/reports${query}`)).json<'getReports'>().figures;
const rows = () =>
  selectRows<{ day: string; bucket: number; total: number }>(
    api.db,
    sql`select day::text as day, bucket, total from field_figures order by day, bucket`,
  );

beforeEach(async () => {
  api.setNow(NOON);
  await api.db.delete(limitCounts);
  await api.db.execute(sql`delete from field_figures`);
});

test('reads a value from its bucket within 4.5 %', () => {
  for (let value = 1; value <= 600_000; value = Math.ceil(value * 1.013))
    assert.ok(Math.abs(valueOf(bucketOf(value)) / value - 1) <= 0.045, String(value));
  assert.equal(valueOf(bucketOf(0)), 0);
});

test('counts values by day and bucket', async () => {
  assert.equal((await send([{ value: 1000 }, { value: 1010 }])).status, 204);
  await send([{ value: 1000 }]);
  await send([{ value: 4000 }]);
  api.setNow('2026-11-22T00:10:00+03:00');
  await send([{ value: 1000 }]);
  assert.deepEqual(await rows(), [
    { day: '2026-11-21', bucket: bucketOf(1000), total: 3 },
    { day: '2026-11-21', bucket: bucketOf(4000), total: 1 },
    { day: '2026-11-22', bucket: bucketOf(1000), total: 1 },
  ]);
});

test('refuses reports with anything but figures', async () => {
  const one = (part: object) => JSON.stringify({ ...REPORT, figures: [{ ...FIGURE, ...part }] });
  const bodies = [
    '',
    '{',
    'null',
    '[]',
    JSON.stringify({ ...REPORT, figures: [] }),
    JSON.stringify({ ...REPORT, figures: Array(31).fill(FIGURE) }),
    JSON.stringify({ ...REPORT, device: 'Mozilla/5.0' }),
    JSON.stringify({ ...REPORT, shell: '../x' }),
    JSON.stringify({ ...REPORT, user: 7 }),
    one({ figure: 'mood' }),
    one({ page: '/profile/42' }),
    one({ page: '/catalog?city=1' }),
    one({ page: 'mf_catalog' }),
    one({ build: '' }),
    one({ value: -1 }),
    one({ value: 0.5 }),
    one({ value: 600_001 }),
    one({ value: '1000' }),
    one({ extra: 1 }),
  ];
  for (const body of bodies) assert.equal((await post(body)).status, 400, body.slice(0, 120));
  assert.equal((await post('x'.repeat(9000))).status, 413);
  const body = JSON.stringify(REPORT);
  assert.equal((await post(body, newAddress(), { 'content-type': 'application/json' })).status, 415);
  assert.equal((await post(body, newAddress(), { 'sec-fetch-site': 'cross-site' })).status, 403);
  assert.deepEqual(await rows(), []);
});

test('accepts the longest report and limits beacons per network', async () => {
  const longest = {
    figure: 'first',
    page: `mf_catalog/${'P'.repeat(64)}`,
    build: 'new',
    value: 600_000,
  };
  const from = newAddress();
  const figures = Array(30).fill(longest);
  assert.equal((await post(JSON.stringify({ ...REPORT, figures }), from)).status, 204);
  const body = JSON.stringify(REPORT);
  for (let sent = 1; sent < FIGURES_RULE.points; sent += 1) assert.equal((await post(body, from)).status, 204);
  assert.equal((await post(body, from)).status, 429);
  api.setNow('2026-11-21T12:05:01+03:00');
  assert.equal((await post(body, from)).status, 204);
});

test('counts a small share of one network’s values per build', async () => {
  const from = newAddress();
  const beacon = async (part: Partial<FieldFigure>) =>
    (await post(JSON.stringify({ ...REPORT, figures: Array(30).fill({ ...FIGURE, ...part }) }), from)).status;
  const totals = () =>
    selectRows<{ build: string; total: number }>(
      api.db,
      sql`select build, sum(total)::int as total from field_figures group by build order by build`,
    );
  for (let sent = 0; sent < 20; sent += 1) assert.equal(await beacon({ value: 600_000 }), 204);
  await beacon({ build: 'old' });
  const counted = 30 * Math.floor(SHARE_RULE.points / 30);
  assert.deepEqual(await totals(), [
    { build: 'new', total: counted },
    { build: 'old', total: 30 },
  ]);
  await send([{}]);
  api.setNow('2026-11-22T12:01:00+03:00');
  await beacon({ value: 600_000 });
  assert.equal((await totals())[0]?.total, counted + 31);
});

test('refuses figures of builds and shells that are not served', async () => {
  assert.equal((await send([{ build: 'made-up' }])).status, 400);
  assert.equal((await send([{}], { shell: 'made-up' })).status, 400);
  assert.equal((await send([{ page: '/login', build: 'made-up' }])).status, 400);
  assert.equal((await send([{ page: '/login', build: SHELL_BUILD }])).status, 204);
  assert.equal((await rows()).length, 1);
});

test('limits rows per build and day but counts existing values', async () => {
  await send([{}]);
  await api.db.execute(sql`
    insert into field_figures
    select day, page || number, build, shell, figure, device, bucket, 1, first_at
    from field_figures, generate_series(2, ${BUILD_DAY_ROWS}::int) as number`);
  await send([{}, { value: 9000 }, { build: 'old' }]);
  const [counted] = await selectRows<{ rows: number; total: number; others: number }>(
    api.db,
    sql`
      select count(*) filter (where build = 'new')::int as rows, max(total)::int as total,
        count(*) filter (where build = 'old')::int as others
      from field_figures`,
  );
  assert.deepEqual(counted, { rows: BUILD_DAY_ROWS, total: 2, others: 1 });
});

test('deletes figures after thirty days', async () => {
  await send([{}]);
  await sweepFigures(api.db, new Date('2026-12-21T23:59:00+03:00'));
  assert.equal((await rows()).length, 1);
  await sweepFigures(api.db, new Date('2026-12-22T00:01:00+03:00'));
  assert.equal((await rows()).length, 0);
});

test('compares the newest build with the previous one', async () => {
  const views = async (build: string, shellBuild: string, values: readonly number[]) => {
    shell.build = shellBuild;
    await send(
      values.map((value) => ({ build, value })),
      { shell: shellBuild },
    );
    await send(
      values.map(() => ({ build, figure: 'cls', value: 5 })),
      { shell: shellBuild },
    );
  };
  // Three builds, of which the last is slower; the shell changes once.
  await views('old', 'shell-a', [100]);
  api.setNow('2026-11-21T12:01:00+03:00');
  await views('mid', 'shell-a', [...Array<number>(16).fill(400), ...Array<number>(13).fill(1000), 4000]);
  api.setNow('2026-11-21T12:02:00+03:00');
  await views('new', 'shell-b', [...Array<number>(22).fill(1000), ...Array<number>(8).fill(2000)]);

  const figures = await read();
  const linesOf = (name: string | null) =>
    figures
      .filter(({ page }) => page === name)
      .map(({ figure, builds, is_worse }) => [
        figure,
        is_worse,
        ...builds.map(({ build, total, median, p75, p95 }) => [build, total, ...[median, p75, p95].map(Math.round)]),
      ]);
  assert.deepEqual(linesOf('mf_catalog/CatalogPage').sort(), [
    ['cls', false, ['new', 30, 5, 5, 5], ['mid', 30, 5, 5, 5]],
    ['lcp', true, ['new', 30, 1024, 2048, 2048], ['mid', 30, 395, 1024, 1024]],
  ]);
  assert.deepEqual(linesOf(null)[0]?.[2], ['shell-b', 30, 5, 5, 5]);
});

test('ignores few values and small differences when comparing builds', async () => {
  const views = (build: string, count: number, part: Partial<FieldFigure>) =>
    send(Array.from({ length: count }, () => ({ ...part, build })));
  await views('one', 29, { page: 'mf_meetings/MeetingsPage', value: 500 });
  await views('one', 30, { figure: 'inp', value: 32 });
  api.setNow('2026-11-21T12:01:00+03:00');
  await views('two', 30, { page: 'mf_meetings/MeetingsPage', value: 2000 });
  await views('two', 30, { figure: 'inp', value: 48 });
  assert.deepEqual([...new Set((await read()).map(({ is_worse }) => is_worse))], [false]);
});

test('separates phones and desktops', async () => {
  assert.deepEqual(await read(), []);
  await send([{ value: 500 }]);
  await send([{ value: 3000 }], { device: 'phone' });
  const medians = async (query: string) =>
    (await read(query))
      .filter(({ page }) => page === 'mf_catalog/CatalogPage')
      .flatMap(({ builds }) => builds.map(({ total, p75 }) => [total, Math.round(p75)]));
  assert.deepEqual(await medians(''), [[2, 2896]]);
  assert.deepEqual(await medians('?device=phone'), [[1, 2896]]);
  assert.deepEqual(await medians('?device=desktop'), [[1, 512]]);
  assert.equal((await api.call(admin, 'GET', '/reports?device=x')).status, 400);
});
