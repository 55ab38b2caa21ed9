import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { COUNT_ELEMENTS, IDLE, openLaptop } from '#support/browser.ts';
import { ms } from '#support/figures.ts';
import { fakeCompany } from './fakeApi.ts';

const COMPANIES = 99_999;
const LONG_TASK_MS = 50;
/** Generous for a busy machine: only the long tasks are judged, not the seconds. */
const PATIENCE_MS = 120_000;

const NOTE_LONG_TASKS = `window.longTasks = [];
new PerformanceObserver((list) => { for (const { duration } of list.getEntries()) window.longTasks.push(duration); })
  .observe({ type: 'longtask' })`;

interface Step {
  name: string;
  /** From the press until the result is on the screen. */
  seconds: number;
  longestTask: number;
  elements: number;
}

const company = (id: number) =>
  fakeCompany(id, {
    company: `Общество с ограниченной ответственностью «Компания № ${id}»`,
    activity: Array.from({ length: 6 }, (_, area) => ({ id: area + 1, value: `Тематика закупок № ${area + 1}` })),
    minimum_circulation: ['от 100 шт.', 'от 1 000 шт.'],
    already_communicated: id % 100 === 0,
  });

interface LongList {
  server: Server;
  megabytes: number;
}

/**
 * Answers the page's searches with data prepared in advance. The long list is sent by a real server, because fulfilling
 * a route cannot carry so much.
 */
async function fakeCompanies(page: Page): Promise<LongList> {
  const users = Array.from({ length: COMPANIES }, (_, index) => company(index + 1));
  const numbers = { pages: 1, total_count: COMPANIES };
  const all = Buffer.from(JSON.stringify({ ...numbers, users }));
  const server = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(all);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await page.route('**/api/users?**', (route) => {
    const limit = Number(new URL(route.request().url()).searchParams.get('limit'));
    if (limit === COMPANIES) return route.continue({ url: `http://127.0.0.1:${port}/` });
    return route.fulfill({ json: { ...numbers, users: users.slice(0, limit) } });
  });
  return { server, megabytes: all.length / 1_000_000 };
}

/** Acts, waits until the result shows, and records the longest task in between. */
async function measure(
  page: Page,
  name: string,
  act: () => Promise<void>,
  shows: () => Promise<unknown>,
): Promise<Step> {
  await page.evaluate(IDLE);
  await page.evaluate('window.longTasks.length = 0');
  const start = performance.now();
  await act();
  await shows();
  const seconds = (performance.now() - start) / 1000;
  await page.evaluate(IDLE);
  const tasks = await page.evaluate<number[]>('window.longTasks');
  return { name, seconds, longestTask: Math.max(0, ...tasks), elements: await page.evaluate<number>(COUNT_ELEMENTS) };
}

/** Measures the mailing with 99,999 recipients. Returns a Markdown table. */
export async function benchSending(browser: Browser, origin: string): Promise<string> {
  const page = await openLaptop(browser, origin);
  page.setDefaultTimeout(PATIENCE_MS);
  await page.addInitScript(NOTE_LONG_TASKS);
  const { server, megabytes } = await fakeCompanies(page);
  await page.goto(`${origin}/sending`);
  const all = page.getByRole('button', { name: /^Выбрать все ·/ });
  const search = page.getByRole('searchbox', { name: 'Найти среди выбранных' });
  const rows = page.getByRole('dialog').getByRole('checkbox');
  await all.waitFor();
  await page.getByRole('textbox', { name: 'Текст рассылки' }).waitFor();
  await page.waitForLoadState('networkidle');

  const steps = [
    await measure(
      page,
      'all are chosen and their list is read',
      () => all.click(),
      () => page.getByText(/^Уже общались: 999/).waitFor(),
    ),
    await measure(
      page,
      'the list is shown',
      () => page.getByRole('button', { name: 'Показать список' }).click(),
      () => rows.nth(5).waitFor(),
    ),
    await measure(
      page,
      'one is looked for',
      () => search.fill('№ 77777'),
      () => rows.nth(1).waitFor({ state: 'detached' }),
    ),
    await measure(
      page,
      'one is taken out',
      () => rows.first().click(),
      () => page.getByText(/^Выбрано 99\s998$/).waitFor(),
    ),
    await measure(
      page,
      'those already communicated with are left out',
      async () => {
        await page.getByRole('button', { name: 'Готово' }).click();
        await page.getByRole('button', { name: 'Исключить' }).click();
      },
      () => page.getByText(/^Исключены те/).waitFor(),
    ),
    await measure(
      page,
      'all are cleared',
      () => page.getByRole('button', { name: 'Очистить' }).click(),
      () => page.getByText('Пока никто не выбран.').waitFor(),
    ),
  ];
  await page.context().close();
  server.close();

  return `
| /sending, ${COMPANIES.toLocaleString('en')} companies in ${megabytes.toFixed(0)} MB | s | longest task | elements | goal |
| --- | --- | --- | --- | --- |
${steps
  .map(
    ({ name, seconds, longestTask, elements }) =>
      `| ${name} | ${seconds.toFixed(1)} | ${longestTask === 0 ? `under ${LONG_TASK_MS} ms` : ms(longestTask)} | ${elements} | ≤ ${LONG_TASK_MS} ms |`,
  )
  .join('\n')}
`;
}
