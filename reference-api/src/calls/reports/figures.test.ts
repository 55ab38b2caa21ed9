import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { selectRows } from '#platform/database/database.ts';
import { openTestApp } from '#testing/scene.ts';
import { NOON } from '#testing/testApp.ts';
import { bucketOf, MOST_FIGURES, valueOf, type FieldFigure, type FigureReport } from './fieldFigures.ts';
import { FIGURES_LIMIT } from './figureRoutes.ts';
import { DAILY_ROWS, sweepFigures } from './storeFigures.ts';

const api = await openTestApp();
const admin = await api.createUser({ is_admin: true });
const supplier = await api.createUser();

const FIGURE: FieldFigure = { figure: 'lcp', page: 'mf_catalog/CatalogPage', build: '0.1.0-new', value: 1000 };
const REPORT: FigureReport = { shell: '0.1.0-shell', device: 'desktop', figures: [FIGURE] };

let addresses = 0;
/** An address that nobody had before. */
const newAddress = () => `10.1.${Math.floor((addresses += 1) / 256)}.${addresses % 256}`;

const post = (body: string, from = newAddress(), headers = {}) =>
  api.inject({
    method: 'POST',
    url: '/reports/figures',
    payload: body,
    headers: { 'content-type': 'text/plain;charset=UTF-8', 'x-forwarded-for': from, ...headers },
  });
/** One page view with some figures. */
const send = (figures: Partial<FieldFigure>[], rest: Partial<FigureReport> = {}) =>
  post(JSON.stringify({ ...REPORT, ...rest, figures: figures.map((part) => ({ ...FIGURE, ...part })) }));
const page = (query = '', user = admin) =>
  api.inject({ url: `/reports/figures${query}`, headers: { cookie: user.cookie } });
const rows = () =>
  selectRows<{ day: string; bucket: number; total: number }>(
    api.db,
    sql`select day::text as day, bucket, total from field_figures order by day, bucket`,
  );
/** The cells of the page's rows under a heading, without the picture. */
function cellsOf(html: string, heading: string): string[][] {
  const [, section = ''] = html.split(`<h2>${heading}</h2>`);
  const [table = ''] = section.split('</table>');
  return [...table.matchAll(/<tr>(<td>.*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/<td>(.*?)<\/td>/g)].map(([, cell = '']) => cell).slice(0, -1),
  );
}

test.beforeEach(async () => {
  api.setNow(NOON);
  await api.db.execute(sql`delete from field_figures`);
});

test('what is read out of a bucket is off by 4.5 % at most, whatever was measured', () => {
  for (let value = 1; value <= 600_000; value = Math.ceil(value * 1.013))
    assert.ok(Math.abs(valueOf(bucketOf(value)) / value - 1) <= 0.045, String(value));
  assert.equal(valueOf(bucketOf(0)), 0);
});

test('values are counted by day and bucket, not piled up; nothing else is kept', async () => {
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

test('what is no report of figures is refused, whatever it is', async () => {
  const one = (part: object) => JSON.stringify({ ...REPORT, figures: [{ ...FIGURE, ...part }] });
  const bodies = [
    '',
    '{',
    'null',
    '[]',
    JSON.stringify({ ...REPORT, figures: [] }),
    JSON.stringify({ ...REPORT, figures: Array(MOST_FIGURES + 1).fill(FIGURE) }),
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
  assert.equal((await post(body, newAddress(), { 'content-type': 'application/json' })).status, 400);
  assert.equal((await post(body, newAddress(), { 'sec-fetch-site': 'cross-site' })).status, 403);
  assert.deepEqual(await rows(), []);
});

test('the longest report is taken; one address is heard so often within five minutes', async () => {
  const longest = {
    figure: 'first',
    page: `mf_${'a'.repeat(40)}/${'P'.repeat(64)}`,
    build: 'b'.repeat(64),
    value: 600_000,
  };
  const from = newAddress();
  const figures = Array(MOST_FIGURES).fill(longest);
  assert.equal((await post(JSON.stringify({ ...REPORT, shell: 's'.repeat(64), figures }), from)).status, 204);
  const body = JSON.stringify(REPORT);
  for (let sent = 1; sent < FIGURES_LIMIT; sent += 1) assert.equal((await post(body, from)).status, 204);
  assert.equal((await post(body, from)).status, 429);
  api.setNow('2026-11-21T12:05:00+03:00');
  assert.equal((await post(body, from)).status, 204);
});

test('made-up builds fill the day and no more; what is known is still counted', async () => {
  await send([{}]);
  await api.db.execute(sql`
    insert into field_figures
    select day, page, 'b' || number, shell, figure, device, bucket, 1, first_at
    from field_figures, generate_series(1, ${DAILY_ROWS}::int) as number`);
  await send([{}, { build: 'b0' }]);
  const [{ builds, total } = { builds: 0, total: 0 }] = await selectRows<{ builds: number; total: number }>(
    api.db,
    sql`
      select count(distinct build)::int as builds, max(total)::int as total from field_figures`,
  );
  assert.deepEqual({ builds, total }, { builds: DAILY_ROWS + 1, total: 2 });
});

test('what is older than thirty days is deleted', async () => {
  await send([{}]);
  await sweepFigures(api.db, new Date('2026-12-21T23:59:00+03:00'));
  assert.equal((await rows()).length, 1);
  await sweepFigures(api.db, new Date('2026-12-22T00:01:00+03:00'));
  assert.equal((await rows()).length, 0);
});

test('a page shows the newest build beside the one before it, and names what has become slower', async () => {
  const views = async (build: string, shell: string, values: readonly number[]) => {
    await send(
      values.map((value) => ({ build, value })),
      { shell },
    );
    await send(
      values.map(() => ({ build, figure: 'cls', value: 5 })),
      { shell },
    );
  };
  // Three builds, of which the last is slower; the shell has stayed the same but once.
  await views('0.1.0-old', 'shell-a', [100]);
  api.setNow('2026-11-21T12:01:00+03:00');
  await views('0.1.0-mid', 'shell-a', [...Array<number>(16).fill(400), ...Array<number>(13).fill(1000), 4000]);
  api.setNow('2026-11-21T12:02:00+03:00');
  await views('0.1.0-new', 'shell-b', [...Array<number>(22).fill(1000), ...Array<number>(8).fill(2000)]);

  const { text, status } = await page();
  assert.equal(status, 200);
  assert.deepEqual(cellsOf(text, 'mf_catalog/CatalogPage'), [
    ['Главное содержание (LCP)', '0.1.0-new<strong>хуже на 100 %</strong>', '30', '1,02 с', '2,05 с', '2,05 с'],
    ['Главное содержание (LCP)', '0.1.0-mid', '30', '395 мс', '1,02 с', '1,02 с'],
    ['Сдвиги страницы (CLS)', '0.1.0-new', '30', '0,005', '0,005', '0,005'],
    ['Сдвиги страницы (CLS)', '0.1.0-mid', '30', '0,005', '0,005', '0,005'],
  ]);
  const [, , former] = cellsOf(text, 'Оболочка, все страницы');
  assert.deepEqual(former?.slice(0, 3), ['Сдвиги страницы (CLS)', 'shell-b', '30']);
  const [, slower = ''] = /Медленнее прежней сборки<\/h2>\n<ul>(.*?)<\/ul>/.exec(text) ?? [];
  assert.match(
    slower,
    /<strong>mf_catalog\/CatalogPage, 0\.1\.0-new<\/strong>: Главное содержание \(LCP\) хуже на 100 %/,
  );
  assert.match(text, /<svg [^>]*role="img" aria-label="Главное содержание \(LCP\): 1,02 с/);
  // The policy of the page forbids both.
  assert.ok(!text.includes('<script') && !text.includes('style="'));
});

test('few values, and a difference that nobody notices, are no slower build', async () => {
  const views = (build: string, count: number, part: Partial<FieldFigure>) =>
    send(Array.from({ length: count }, () => ({ ...part, build })));
  await views('one', 29, { page: 'mf_meetings/MeetingsPage', value: 500 });
  await views('one', 30, { figure: 'inp', value: 32 });
  api.setNow('2026-11-21T12:01:00+03:00');
  await views('two', 30, { page: 'mf_meetings/MeetingsPage', value: 2000 });
  await views('two', 30, { figure: 'inp', value: 48 });
  assert.match((await page()).text, /Ни одна новая сборка не медленнее прежней\./);
});

test('phones and desktops can be seen apart', async () => {
  assert.match((await page()).text, /Измерений нет\./);
  await send([{ value: 500 }]);
  await send([{ value: 3000 }], { device: 'phone' });
  const medians = async (query: string) =>
    cellsOf((await page(query)).text, 'mf_catalog/CatalogPage').map(([, , count, , p75]) => [count, p75]);
  assert.deepEqual(await medians(''), [['2', '2,90 с']]);
  assert.deepEqual(await medians('?device=phone'), [['1', '2,90 с']]);
  assert.deepEqual(await medians('?device=desktop'), [['1', '512 мс']]);
  assert.deepEqual(await medians('?device=phone&device=x'), [['2', '2,90 с']]);
});

test('administrators alone see it; from the reports of failures a link leads there', async () => {
  const { headers } = await page();
  assert.match(String(headers['content-security-policy']), /^default-src 'none'; style-src 'sha256-[^']+'; base-uri/);
  assert.equal((await page('', supplier)).status, 403);
  assert.equal((await api.inject({ url: '/reports/figures' })).status, 401);
  const reports = await api.inject({ url: '/reports', headers: { cookie: admin.cookie } });
  assert.match(reports.text, /<a href="\/reports\/figures">Скорость страниц<\/a>/);
});
