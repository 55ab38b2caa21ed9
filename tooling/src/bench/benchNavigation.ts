import type { Browser, CDPSession, Page } from 'playwright-core';
import type { Figure } from './goals.ts';
import { logIn } from './logIn.ts';
import { growHeap, walkMenu } from './measureHeap.ts';
import { CPU_SLOWDOWN, percentile, spreadOf } from './measurePage.ts';

/** Entries of the menu, each page of another remote than the one before. */
const TOUR = ['Моя страница', 'Каталог', 'Мои встречи', 'Сообщения', 'Новости', 'Заявки'];
const ROUNDS = 3;
const TOURS_PER_ROUND = 10;
const SWITCHES = 200;

// Text, because it runs in the browser and this package is typed for Node.
/** Milliseconds from a press on an entry of the menu to the end of the frame that has the other page's heading. */
const SWITCH_TO = (entry: string) => `new Promise((resolve, reject) => {
  const link = [...document.querySelectorAll('nav[aria-label="Основное меню"] a')].find(({ textContent }) => textContent.startsWith(${JSON.stringify(entry)}));
  if (!link) return reject(new Error('The menu has no entry «${entry}».'));
  const former = document.querySelector('main h1');
  const start = performance.now();
  const observer = new MutationObserver(() => {
    const heading = document.querySelector('main h1');
    if (!heading || heading === former) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => resolve(performance.now() - start);
      channel.port2.postMessage(0);
    });
  });
  observer.observe(document.querySelector('main'), { childList: true, subtree: true });
  link.click();
})`;

async function openTour(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await logIn(context, origin);
  const page = await context.newPage();
  await page.goto(`${origin}/news`);
  await page.locator('main h1').waitFor();
  // Everything that is fetched once is fetched, and everything that is compiled once is compiled.
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

async function timeSwitches(page: Page, session: CDPSession): Promise<Figure> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const rounds: number[][] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const times: number[] = [];
    for (let tour = 0; tour < TOURS_PER_ROUND; tour += 1) times.push(...(await takeTour(page)));
    rounds.push(times);
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const worst = percentile(rounds.flat(), 0.95);
  return {
    name: `warm navigation between remotes, p95 of ${rounds.flat().length}, CPU ${CPU_SLOWDOWN}× slower, ms`,
    shown: `${worst.toFixed(0)} ms`,
    value: worst,
    goal: 70,
    spread: spreadOf(rounds.map((times) => percentile(times, 0.95))),
  };
}

async function weighHeap(page: Page, session: CDPSession): Promise<Figure> {
  // What is compiled for these pages, and once more when it turns out to be used often, is no part of what a switch leaves behind.
  const [compiled = 0, ...runs] = await growHeap(session, () => walkMenu(page, TOUR, SWITCHES), 3);
  const growth = runs.reduce((sum, run) => sum + run, 0) / runs.length;
  return {
    name: `${SWITCHES} switches across all remotes after as many, growth of the heap, MB, mean of two runs`,
    shown: `${runs.map((run) => run.toFixed(2)).join(' and ')} MB, the first time ${compiled.toFixed(2)} MB`,
    value: growth,
    goal: 0.3,
    spread: spreadOf(runs),
  };
}

/** The way from page to page, all of them visited before: how long it takes, and what it leaves behind. */
export async function benchNavigation(browser: Browser, origin: string, note: (figure: Figure) => void): Promise<void> {
  const page = await openTour(browser, origin);
  const session = await page.context().newCDPSession(page);
  note(await timeSwitches(page, session));
  note(await weighHeap(page, session));
  await page.context().close();
}
