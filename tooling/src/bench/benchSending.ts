import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { logIn } from './logIn.ts';

const COMPANIES = 99_999;
const LONG_TASK_MS = 50;
/** A busy machine takes its time; only tasks are judged. */
const PATIENCE_MS = 120_000;

// Text, because it runs in the browser and this package is typed for Node.
const NOTE_LONG_TASKS = `window.longTasks = [];
new PerformanceObserver((list) => { for (const { duration } of list.getEntries()) window.longTasks.push(duration); })
  .observe({ type: 'longtask' })`;
// A machine that is busy elsewhere may never call it idle.
const IDLE = 'new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: 10_000 }))';
const COUNT_ELEMENTS = `document.querySelectorAll('main *').length`;

interface Step {
  name: string;
  /** From the press until it is on the screen. */
  seconds: number;
  longestTask: number;
  elements: number;
}

const company = (id: number) => ({
  id,
  type: 'Заказчик',
  company: `Общество с ограниченной ответственностью «Компания № ${id}»`,
  country: 'Россия',
  city: 'Казань',
  avatar: '/images/avatar/default.png',
  activity: Array.from({ length: 6 }, (_, area) => ({ id: area + 1, value: `Тематика закупок № ${area + 1}` })),
  description: '',
  site: 'https://company.example',
  minimum_circulation: ['от 100 шт.', 'от 1 000 шт.'],
  minimum_sum: ['от 50 000 ₽'],
  branding: 'Да (с нанесением)',
  industry: 'Торговля',
  is_advertising_agency: false,
  already_communicated: id % 100 === 0,
  already_met: false,
  only_chat: false,
  is_admin: false,
  is_blocked: false,
});

interface LongList {
  server: Server;
  megabytes: number;
}

/**
 * Answers the searches of the page, prepared before anything is measured. The long list comes over the wire, as it would: what stands in for
 * answers cannot carry so much.
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

/** Does something and waits until it shows; tells the longest task in between. */
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

/** How the mailing bears 99,999 recipients, as a table. */
export async function benchSending(browser: Browser, origin: string): Promise<string> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await logIn(context, origin);
  const page = await context.newPage();
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
  await context.close();
  server.close();

  return `
| /sending, ${COMPANIES.toLocaleString('en')} companies in ${megabytes.toFixed(0)} MB | s | longest task | elements | goal |
| --- | --- | --- | --- | --- |
${steps
  .map(
    ({ name, seconds, longestTask, elements }) =>
      `| ${name} | ${seconds.toFixed(1)} | ${longestTask === 0 ? `under ${LONG_TASK_MS} ms` : `${longestTask.toFixed(0)} ms`} | ${elements} | ≤ ${LONG_TASK_MS} ms |`,
  )
  .join('\n')}
`;
}
