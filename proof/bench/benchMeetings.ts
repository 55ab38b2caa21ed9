import type { Browser, Page } from 'playwright-core';
import { COUNT_ELEMENTS, FRAME_WORK, IDLE, openLaptop, PAINTED, slowDown } from '#support/browser.ts';
import { median, ms } from '#support/figures.ts';
import { eventDays } from './fakeApi.ts';
import { fakeMeetings } from './fakeMeetings.ts';
import { CPU_SLOWDOWN } from './measurePage.ts';

const VISITS = 5;
const PRESSES = 9;
const OTHER_DAYS = eventDays().length - 1;

const OTHER_DAYS_SHOWN = `[...document.querySelectorAll('main section')]
  .find((section) => section.querySelector('h2')?.textContent === 'Встречи в другие дни')
  ?.querySelectorAll('h3').length ?? 0`;
/** Records when the first frame with all days has been painted. */
const NOTE_ALL_DAYS = `new MutationObserver((_, observer) => {
  if (window.daysPaintedAt !== undefined || (${OTHER_DAYS_SHOWN}) < ${OTHER_DAYS}) return;
  observer.disconnect();
  (${PAINTED}).then((painted) => { window.daysPaintedAt = painted; });
}).observe(document, { childList: true, subtree: true })`;
const PAINTED_AFTER_ANSWER = `window.daysPaintedAt - performance.getEntriesByType('resource')
  .findLast(({ name }) => name.includes('/api/meetings/future?limit=1000')).responseEnd`;

// Counts only main-thread work, the script and the frame until it is painted; in between the browser waits for the
// screen.
const TIME_SLOTS = `(async () => {
  const slots = [...document.querySelectorAll('main [data-slot]')].slice(0, ${PRESSES});
  const times = [];
  for (const slot of slots) {
    await ${IDLE};
    const before = slot.getAttribute('aria-pressed');
    const start = performance.now();
    slot.click();
    // React has drawn when the microtasks are done.
    await Promise.resolve();
    const script = performance.now() - start;
    const frame = await ${FRAME_WORK};
    if (slot.getAttribute('aria-pressed') === before) throw new Error('A press on a slot changed nothing.');
    times.push({ script, frame });
  }
  return times;
})()`;

interface AllDays {
  paint: number;
  elements: number;
  opened: number;
}

/** Opens the page with the given number of meetings, shows all days, then opens the last one. */
async function showAllDays(browser: Browser, origin: string, meetings: number): Promise<AllDays> {
  const page = await openMeetings(browser, origin, meetings);
  await page.evaluate(NOTE_ALL_DAYS);
  await slowDown(page, CPU_SLOWDOWN);
  await page.getByRole('button', { name: 'Показать все' }).click();
  await page.waitForFunction('window.daysPaintedAt !== undefined');
  const paint = await page.evaluate<number>(PAINTED_AFTER_ANSWER);
  await slowDown(page, 1);
  await page.waitForLoadState('networkidle');
  const elements = await page.evaluate<number>(COUNT_ELEMENTS);
  await page.locator('main h3 button').last().click();
  await page.waitForLoadState('networkidle');
  await page.evaluate(IDLE);
  const opened = await page.evaluate<number>(COUNT_ELEMENTS);
  await page.context().close();
  return { paint, elements, opened };
}

async function openMeetings(browser: Browser, origin: string, meetings: number): Promise<Page> {
  const page = await openLaptop(browser, origin);
  await fakeMeetings(page, meetings);
  await page.goto(`${origin}/meetings`);
  await page.getByRole('button', { name: 'Показать все' }).waitFor();
  await page.waitForLoadState('networkidle');
  return page;
}

/** Measures `/meetings` with 1,000 meetings and the response time of a slot. Returns a Markdown table. */
export async function benchMeetings(browser: Browser, origin: string): Promise<string> {
  const few = await showAllDays(browser, origin, 100);
  const visits: AllDays[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) visits.push(await showAllDays(browser, origin, 1000));
  const many = visits[0];

  const page = await openMeetings(browser, origin, 0);
  const slots = await page.evaluate<{ script: number; frame: number }[]>(TIME_SLOTS);
  await page.context().close();
  const worst = Math.max(...slots.map(({ script, frame }) => script + frame));

  return `
| /meetings | measured | goal |
| --- | --- | --- |
| 1,000 meetings over 14 days after «Показать все», from the answer to the paint, CPU ${CPU_SLOWDOWN}× slower, median of ${VISITS} | ${ms(median(visits.map(({ paint }) => paint)))} | ≤ 300 ms |
| elements of the page with all days closed: 100 meetings, 1,000 meetings | ${few.elements}, ${many?.elements} | no more for more meetings |
| elements of the page with one more day open: 100 meetings, 1,000 meetings | ${few.opened}, ${many?.opened} | those in sight |
| a slot is selected: script and frame, medians of ${slots.length} | ${median(slots.map(({ script }) => script)).toFixed(1)} ms and ${median(slots.map(({ frame }) => frame)).toFixed(1)} ms, at worst ${worst.toFixed(1)} ms together | ≤ 16.7 ms |
`;
}
