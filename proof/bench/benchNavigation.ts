import type { Browser, Page } from 'playwright-core';
import { openLaptop, PAINTED, slowDown } from '#support/browser.ts';
import { quantile, spreadOf } from '#support/figures.ts';
import type { Figure } from './goals.ts';
import { growHeap, walkMenu } from './measureHeap.ts';
import { CPU_SLOWDOWN } from './measurePage.ts';

/** Menu entries; consecutive pages belong to different remotes. */
const TOUR = ['Моя страница', 'Каталог', 'Мои встречи', 'Сообщения', 'Новости', 'Заявки'];
const ROUNDS = 3;
const TOURS_PER_ROUND = 10;
const SWITCHES = 200;

/** Milliseconds from pressing a menu entry to the end of the frame with the new page's heading. */
const SWITCH_TO = (entry: string) => `new Promise((resolve, reject) => {
  const link = [...document.querySelectorAll('nav[aria-label="Основное меню"] a')].find(({ textContent }) => textContent.startsWith(${JSON.stringify(entry)}));
  if (!link) return reject(new Error('The menu has no entry «${entry}».'));
  const former = document.querySelector('main h1');
  const start = performance.now();
  const observer = new MutationObserver(() => {
    const heading = document.querySelector('main h1');
    if (!heading || heading === former) return;
    observer.disconnect();
    (${PAINTED}).then((painted) => resolve(painted - start));
  });
  observer.observe(document.querySelector('main'), { childList: true, subtree: true });
  link.click();
})`;

async function openTour(browser: Browser, origin: string): Promise<Page> {
  const page = await openLaptop(browser, origin);
  await page.goto(`${origin}/news`);
  await page.locator('main h1').waitFor();
  // Warms up caches and compiled code.
  for (let tour = 0; tour < 3; tour += 1) await takeTour(page);
  return page;
}

async function takeTour(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (const entry of TOUR) {
    times.push(await page.evaluate<number>(SWITCH_TO(entry)));
    await page.waitForLoadState('networkidle');
  }
  return times;
}

async function timeSwitches(page: Page): Promise<Figure> {
  await slowDown(page, CPU_SLOWDOWN);
  const rounds: number[][] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const times: number[] = [];
    for (let tour = 0; tour < TOURS_PER_ROUND; tour += 1) times.push(...(await takeTour(page)));
    rounds.push(times);
  }
  await slowDown(page, 1);
  const worst = quantile(rounds.flat(), 0.95);
  return {
    name: `warm navigation between remotes, p95 of ${rounds.flat().length}, CPU ${CPU_SLOWDOWN}× slower, ms`,
    shown: `${worst.toFixed(0)} ms`,
    value: worst,
    goal: 70,
    spread: spreadOf(rounds.map((times) => quantile(times, 0.95))),
  };
}

async function weighHeap(page: Page): Promise<Figure> {
  // The first run is left out, because compiling code and optimising hot code also grow the heap.
  const [compiled = 0, ...runs] = await growHeap(page, () => walkMenu(page, TOUR, SWITCHES), 3);
  const growth = runs.reduce((sum, run) => sum + run, 0) / runs.length;
  return {
    name: `${SWITCHES} switches across all remotes after as many, growth of the heap, MB, mean of two runs`,
    shown: `${runs.map((run) => run.toFixed(2)).join(' and ')} MB, the first time ${compiled.toFixed(2)} MB`,
    value: growth,
    goal: 0.3,
    spread: spreadOf(runs),
  };
}

/** Measures navigation between pages visited before: its duration and the growth of the heap. */
export async function benchNavigation(browser: Browser, origin: string, note: (figure: Figure) => void): Promise<void> {
  const page = await openTour(browser, origin);
  note(await timeSwitches(page));
  note(await weighHeap(page));
  await page.context().close();
}
