import type { Browser, Page } from 'playwright-core';
import { COUNT_ELEMENTS, IDLE, openLaptop, PAINTED, slowDown } from '#support/browser.ts';
import { medianAndWorst } from '#support/figures.ts';
import { CITIES, COMPANIES, companyName, fakeCatalog } from './fakeCatalog.ts';
import { growHeap, walkMenu } from './measureHeap.ts';
import { CPU_SLOWDOWN } from './measurePage.ts';

const PER_PAGE = 50;
const TURNS = 9;
const OPENINGS = 9;
const WARM_UP_SWITCHES = 40;
const SWITCHES = 200;
const CATALOG = 'Каталог';
const OTHER_PAGES = ['Новости', 'Заявки', 'Моя страница', 'Мои встречи'];

const FIRST_NAME = `document.querySelector('main ul[aria-label="Компании"] h3')?.textContent`;
/**
 * Clicks «next page» and resolves with the milliseconds from the end of the response to the paint of the first card
 * with this name.
 */
const NOTE_PAGE = (name: string) => `new Promise((resolve) => {
  const check = () => {
    if ((${FIRST_NAME}) !== ${JSON.stringify(name)}) return false;
    (${PAINTED}).then((painted) => {
      const answered = performance.getEntriesByType('resource').findLast(({ name }) => name.includes('/api/users?')).responseEnd;
      resolve(painted - answered);
    });
    return true;
  };
  const observer = new MutationObserver(() => check() && observer.disconnect());
  observer.observe(document, { childList: true, subtree: true, characterData: true });
  performance.clearResourceTimings();
  document.querySelector('nav[aria-label="Страницы"] a[aria-label="Следующая страница"]').click();
})`;

// Clicks without a pointer hovering first, because hovering prefetches the list.
const TIME_OPENINGS = `(async () => {
  const button = [...document.querySelectorAll('[role=search] button')].find(({ textContent }) => textContent.startsWith('Город'));
  const times = [];
  for (let opening = 0; opening < ${OPENINGS}; opening++) {
    await ${IDLE};
    const start = performance.now();
    button.click();
    times.push((await ${PAINTED}) - start);
    if (!document.querySelector('[role=treeitem]')) throw new Error('The list did not open.');
    button.click();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }
  return times;
})()`;

async function openCatalog(browser: Browser, origin: string, isFake: boolean): Promise<Page> {
  const page = await openLaptop(browser, origin);
  if (isFake) await fakeCatalog(page);
  await page.goto(`${origin}/catalog?limit=${PER_PAGE}&page=1`);
  await page.getByRole('article').first().waitFor();
  await page.waitForLoadState('networkidle');
  return page;
}

/** Pages through the catalogue; counts the elements of the first page and of the last. */
async function turnPages(page: Page) {
  const before = await page.evaluate<number>(COUNT_ELEMENTS);
  await slowDown(page, CPU_SLOWDOWN);
  const times: number[] = [];
  for (let turn = 1; turn <= TURNS; turn += 1) {
    times.push(await page.evaluate<number>(NOTE_PAGE(companyName(turn * PER_PAGE))));
    await page.waitForLoadState('networkidle');
  }
  await slowDown(page, 1);
  return { times, before, after: await page.evaluate<number>(COUNT_ELEMENTS) };
}

async function openList(page: Page, rate: number): Promise<number[]> {
  await slowDown(page, rate);
  const times = await page.evaluate<number[]>(TIME_OPENINGS);
  await slowDown(page, 1);
  return times;
}

async function countCities(page: Page): Promise<void> {
  const city = page.getByRole('search').getByRole('button', { name: /^Город/ });
  await city.click();
  await page.getByRole('treeitem').first().waitFor();
  await page.getByText('Ищем ещё варианты…').waitFor({ state: 'detached', timeout: 180_000 });
  await city.click();
}

async function growOverVisits(browser: Browser, origin: string): Promise<number[]> {
  const page = await openCatalog(browser, origin, false);
  const tour = OTHER_PAGES.flatMap((other) => [other, CATALOG]);
  await walkMenu(page, tour, WARM_UP_SWITCHES);
  const growth = await growHeap(page, () => walkMenu(page, tour, SWITCHES));
  await page.context().close();
  return growth;
}

/** Measures the catalogue with 100,000 companies, 2,000 cities and 200 visits. Returns a Markdown table. */
export async function benchCatalog(browser: Browser, origin: string): Promise<string> {
  const page = await openCatalog(browser, origin, true);
  const { times, before, after } = await turnPages(page);
  await countCities(page);
  const openings = await openList(page, 1);
  const slowOpenings = await openList(page, CPU_SLOWDOWN);
  await page.context().close();
  const growth = await growOverVisits(browser, origin);
  return `
| /catalog | measured | goal |
| --- | --- | --- |
| ${COMPANIES} companies, ${PER_PAGE} on a page: another page, from the answer to the paint, CPU ${CPU_SLOWDOWN}× slower, median of ${TURNS} | ${medianAndWorst(times)} | ≤ 100 ms |
| elements of the first page and of the one ${TURNS} pages later | ${before}, ${after} | constant |
| a filter's list of ${CITIES} options opens, from the press to the paint, median of ${OPENINGS} | ${medianAndWorst(openings)} | ≤ 100 ms |
| the same, CPU ${CPU_SLOWDOWN}× slower | ${medianAndWorst(slowOpenings)} | |
| ${SWITCHES} switches between the catalogue and ${OTHER_PAGES.length} other pages: growth of the heap, and with as many again | ${growth.map((megabytes) => `${megabytes.toFixed(2)} MB`).join(', ')} | ≤ 1 MB |
`;
}
