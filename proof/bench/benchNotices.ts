import type { Browser, Page } from 'playwright-core';
import { FRAME_WORK, IDLE, openLaptop, slowDown } from '#support/browser.ts';
import { median } from '#support/figures.ts';
import { answer } from './fakeApi.ts';
import { printFigures } from './goals.ts';
import { CPU_SLOWDOWN } from './measurePage.ts';

const NOTICES = 200;
const OPENINGS = 7;
const GOAL_MS = 100;
const HOUR_MS = 3_600_000;
const MORE = 'Показать ещё';

const ROWS = `document.querySelectorAll('[role=dialog] li a').length`;
/** Main-thread work of a press, the script and the frame until it is painted, and the rows shown then. */
const PRESS = (find: string) => `(async () => {
  const button = [...document.querySelectorAll('button')].find((one) => ${find});
  await ${IDLE};
  const start = performance.now();
  button.click();
  await Promise.resolve();
  const script = performance.now() - start;
  const frame = await ${FRAME_WORK};
  return { ms: script + frame, rows: ${ROWS} };
})()`;
const BELL = `one.getAttribute('aria-label')?.startsWith('Уведомления')`;

interface Press {
  ms: number;
  rows: number;
}

/** Measures the bell with 200 notices: every opening, and each press on «Показать ещё». Returns a Markdown table. */
export async function benchNotices(browser: Browser, origin: string): Promise<string> {
  const page = await openLaptop(browser, origin);
  await fakeNotices(page);
  await page.goto(`${origin}/news`);
  const bell = page.getByRole('button', { name: 'Уведомления' });
  // Loads the panel's chunk, as hovering does.
  await bell.click();
  await page.getByRole('button', { name: MORE }).waitFor();
  await slowDown(page, CPU_SLOWDOWN);
  const more: Press[] = [];
  while (await page.getByRole('button', { name: MORE }).isVisible()) {
    const before = await page.evaluate<number>(ROWS);
    more.push(await page.evaluate<Press>(PRESS(`one.textContent === '${MORE}'`)));
    // The network delivers older pages.
    await page.locator('[role=dialog] li a').nth(before).waitFor();
  }
  const all = await page.evaluate<number>(ROWS);
  if (all !== NOTICES) throw new Error(`The bell shows ${all} of ${NOTICES} notices.`);
  await page.keyboard.press('Escape');

  const openings: Press[] = [];
  for (let opening = 0; opening < OPENINGS; opening += 1) {
    const opened = await page.evaluate<Press>(PRESS(BELL));
    if (opened.rows === 0) throw new Error('The bell did not open within a frame.');
    openings.push(opened);
    await page.keyboard.press('Escape');
  }
  await page.context().close();

  const figure = (name: string, presses: readonly Press[]) => {
    const value = median(presses.map(({ ms }) => ms));
    const spread = (Math.max(...presses.map(({ ms }) => ms)) - Math.min(...presses.map(({ ms }) => ms))) / 4;
    return { name, shown: `${value.toFixed(1)} ms`, value, goal: GOAL_MS, spread };
  };
  return printFigures(`The bell with ${NOTICES} notices, CPU ${CPU_SLOWDOWN}× slower, script and frame`, [
    figure(`opens, median of ${OPENINGS}`, openings),
    figure(`«${MORE}», median of ${more.length}`, more),
  ]);
}

/** Read ones: reading would call the server. */
async function fakeNotices(page: Page): Promise<void> {
  const now = Date.now();
  const notices = Array.from({ length: NOTICES }, (_, index) => ({
    id: NOTICES - index,
    kind: index % 3 ? 'cancelled' : 'accepted',
    at: new Date(now - index * HOUR_MS).toISOString(),
    is_read: true,
    urgent: false,
    actor: { id: 2, company: `Компания № ${index}`, avatar: '/images/avatar/default.png' },
    date: '2026-11-28',
    point: '12:00',
    ...(index % 3 && { text: 'Заболел коллега, предложу другой день на следующей неделе' }),
    href: '/meetings',
  }));
  await answer(page, /^\/api\/notices$/, (query) => {
    const limit = Number(query.get('limit') ?? 20);
    const rest = notices.filter(({ id }) => id < Number(query.get('before') ?? Infinity));
    return { notices: rest.slice(0, limit), unread_count: 0, has_more: rest.length > limit };
  });
}
