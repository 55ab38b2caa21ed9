import type { Browser, CDPSession, Page } from 'playwright-core';
import { CITIES, COMPANIES, companyName, fakeCatalog } from './fakeCatalog.ts';
import { logIn } from './logIn.ts';
import { growHeap, walkMenu } from './measureHeap.ts';
import { median } from './measurePage.ts';

const CPU_SLOWDOWN = 4;
const PER_PAGE = 50;
const TURNS = 9;
const OPENINGS = 9;
const WARM_UP_SWITCHES = 40;
const SWITCHES = 200;
const CATALOG = 'Каталог';
/** What one goes to from the catalogue and comes back from. */
const OTHER_PAGES = ['Новости', 'Заявки', 'Моя страница', 'Мои встречи'];

// Text, because it runs in the browser and this package is typed for Node.
const FIRST_NAME = `document.querySelector('main ul[aria-label="Компании"] h3')?.textContent`;
/** Notes the first frame in which the first card bears this name. */
const NOTE_PAGE = (name: string) => `new Promise((resolve) => {
  const check = () => {
    if ((${FIRST_NAME}) !== ${JSON.stringify(name)}) return false;
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => {
        const answered = performance.getEntriesByType('resource').findLast(({ name }) => name.includes('/api/users?')).responseEnd;
        resolve(performance.now() - answered);
      };
      channel.port2.postMessage(0);
    });
    return true;
  };
  const observer = new MutationObserver(() => check() && observer.disconnect());
  observer.observe(document, { childList: true, subtree: true, characterData: true });
  performance.clearResourceTimings();
  document.querySelector('nav[aria-label="Страницы"] a[aria-label="Следующая страница"]').click();
})`;
const COUNT_ELEMENTS = `document.querySelectorAll('main *').length`;

// A bare press, without a pointer that came to the filter before it and let it get ready.
const TIME_OPENINGS = `(async () => {
  const button = [...document.querySelectorAll('[role=search] button')].find(({ textContent }) => textContent.startsWith('Город'));
  const times = [];
  for (let opening = 0; opening < ${OPENINGS}; opening++) {
    await new Promise((resolve) => requestIdleCallback(() => resolve()));
    const start = performance.now();
    button.click();
    await new Promise((resolve) => requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = resolve;
      channel.port2.postMessage(0);
    }));
    times.push(performance.now() - start);
    if (!document.querySelector('[role=treeitem]')) throw new Error('The list did not open.');
    button.click();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }
  return times;
})()`;

async function openCatalog(browser: Browser, origin: string, isFake: boolean): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await logIn(context, origin);
  const page = await context.newPage();
  if (isFake) await fakeCatalog(page);
  await page.goto(`${origin}/catalog?limit=${PER_PAGE}&page=1`);
  await page.getByRole('article').first().waitFor();
  await page.waitForLoadState('networkidle');
  return page;
}

/** Turns pages; the elements of the first one and of the last. */
async function turnPages(page: Page, session: CDPSession) {
  const before = await page.evaluate<number>(COUNT_ELEMENTS);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const times: number[] = [];
  for (let turn = 1; turn <= TURNS; turn += 1) {
    times.push(await page.evaluate<number>(NOTE_PAGE(companyName(turn * PER_PAGE))));
    await page.waitForLoadState('networkidle');
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return { times, before, after: await page.evaluate<number>(COUNT_ELEMENTS) };
}

async function openList(page: Page, session: CDPSession, rate: number): Promise<number[]> {
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  const times = await page.evaluate<number[]>(TIME_OPENINGS);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return times;
}

/** Waits until all options of the list have their counts. */
async function countCities(page: Page): Promise<void> {
  const city = page.getByRole('search').getByRole('button', { name: /^Город/ });
  await city.click();
  await page.getByRole('treeitem').first().waitFor();
  await page.getByText('Ищем ещё варианты…').waitFor({ state: 'detached', timeout: 180_000 });
  await city.click();
}

async function growOverVisits(browser: Browser, origin: string): Promise<number[]> {
  const page = await openCatalog(browser, origin, false);
  const session = await page.context().newCDPSession(page);
  const tour = OTHER_PAGES.flatMap((other) => [other, CATALOG]);
  await walkMenu(page, tour, WARM_UP_SWITCHES);
  const growth = await growHeap(session, () => walkMenu(page, tour, SWITCHES));
  await page.context().close();
  return growth;
}

/** How the catalogue bears 100,000 companies, 2,000 cities, and 200 visits, as a table. */
export async function benchCatalog(browser: Browser, origin: string): Promise<string> {
  const page = await openCatalog(browser, origin, true);
  const session = await page.context().newCDPSession(page);
  const { times, before, after } = await turnPages(page, session);
  await countCities(page);
  const openings = await openList(page, session, 1);
  const slowOpenings = await openList(page, session, CPU_SLOWDOWN);
  await page.context().close();
  const growth = await growOverVisits(browser, origin);
  const worst = (all: readonly number[]) => Math.max(...all).toFixed(0);
  return `
| /catalog | measured | goal |
| --- | --- | --- |
| ${COMPANIES} companies, ${PER_PAGE} on a page: another page, from the answer to the paint, CPU ${CPU_SLOWDOWN}× slower, median of ${TURNS} | ${median(times).toFixed(0)} ms, at worst ${worst(times)} ms | ≤ 100 ms |
| elements of the first page and of the one ${TURNS} pages later | ${before}, ${after} | constant |
| a filter's list of ${CITIES} options opens, from the press to the paint, median of ${OPENINGS} | ${median(openings).toFixed(0)} ms, at worst ${worst(openings)} ms | ≤ 100 ms |
| the same, CPU ${CPU_SLOWDOWN}× slower | ${median(slowOpenings).toFixed(0)} ms, at worst ${worst(slowOpenings)} ms | |
| ${SWITCHES} switches between the catalogue and ${OTHER_PAGES.length} other pages: growth of the heap, and with as many again | ${growth.map((megabytes) => `${megabytes.toFixed(2)} MB`).join(', ')} | ≤ 1 MB |
`;
}
