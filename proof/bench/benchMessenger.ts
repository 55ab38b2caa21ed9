import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { COUNT_ELEMENTS, openLaptop, slowDown } from '#support/browser.ts';
import { median, medianAndWorst, ms, quantile } from '#support/figures.ts';
import { companyOf, fakeMessenger, meanLength, userOf, type FakeMessenger } from './fakeMessenger.ts';
import { growHeap, usedHeap } from './measureHeap.ts';
import { CPU_SLOWDOWN } from './measurePage.ts';
import { IS_OPEN, NOTE_PRESSES, openingTime, pushTimes, SCROLL, storm, switchChats } from './messengerScripts.ts';

const OPENINGS = 9;
const LATENCY_MS = 150;
const MESSAGES = /\/api\/chats\/\d+\/messages\?/;
const PUSHES = 40;
const SWITCHES = 200;
const STORM = 5_000;
const MANY = { chats: 1_000, messages: 10_000 };
const FEW = { chats: 1_000, messages: 20 };
/**
 * Two frames at 60 Hz, plus a margin for rounding: timestamps have tenths of a millisecond, so 33.4 can arrive as
 * 33.400000000000006.
 */
const FRAME_LIMIT_MS = 33.45;
/** Time limit of one figure, so that all of them fit into five minutes. A figure over it is reported as missing. */
const PATIENCE_MS = 45_000;

/** Opens the first chat, scrolled to its end. */
async function open(browser: Browser, origin: string, size: FakeMessenger): Promise<Page> {
  const page = await openLaptop(browser, origin, { bypassCSP: true });
  const user = (await (await page.request.get(`${origin}/api/user`)).json()) as { id: number };
  page.setDefaultTimeout(PATIENCE_MS);
  page.on('pageerror', ({ message }) => console.error(`messenger: the page says: ${message}`));
  await fakeMessenger(page, user.id, size);
  await page.goto(`${origin}/messages/${userOf(1)}`);
  await page.waitForFunction(IS_OPEN);
  await page.waitForFunction('window.push !== undefined');
  await page.waitForLoadState('networkidle');
  return page;
}

/** A hanging page may not close either, so this has the same time limit; the browser is closed at the end. */
const close = (page: Page) => figure('closing a page', () => page.context().close());

/** Measures one figure; logs the reason and returns undefined when that fails. */
async function figure<Value>(what: string, measure: () => Promise<Value>): Promise<Value | undefined> {
  const begun = performance.now();
  const isLate = new AbortController();
  try {
    const late = setTimeout(PATIENCE_MS, undefined, { signal: isLate.signal }).then(() => {
      throw new Error(`nothing within ${PATIENCE_MS / 1_000} s`);
    });
    const value = await Promise.race([measure(), late]);
    console.error(`messenger: ${what}, ${((performance.now() - begun) / 1_000).toFixed(1)} s`);
    return value;
  } catch (error) {
    console.error(`messenger: ${what} is missing: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  } finally {
    isLate.abort();
  }
}

/** Opens a page for several figures; all are missing when it does not open. */
async function onPage<Value>(
  what: string,
  opening: () => Promise<Page>,
  measure: (page: Page) => Promise<Value>,
): Promise<Value | undefined> {
  const page = await figure(`opening ${what}`, opening);
  if (!page) return undefined;
  const value = await measure(page);
  await close(page);
  return value;
}

const measureFew = async (page: Page) => ({
  elements: await figure('elements of 20 messages', () => page.evaluate<number>(COUNT_ELEMENTS)),
  heap: await figure('heap of 20 messages', () => usedHeap(page)),
});

async function measureMany(page: Page) {
  const elements = await figure('elements of 10,000 messages', () => page.evaluate<number>(COUNT_ELEMENTS));
  const used = await figure('heap of 10,000 messages', () => usedHeap(page));
  await slowDown(page, CPU_SLOWDOWN);
  const pushes = await figure('pushes', () =>
    page.evaluate<number[]>(pushTimes(PUSHES, 1, userOf(1), MANY.messages + 1)),
  );
  const frames = await figure('scrolling', () => page.evaluate<number[]>(SCROLL));
  const scrolled = await figure('elements after scrolling', () => page.evaluate<number>(COUNT_ELEMENTS));
  return { elements, heap: used, pushes, frames, scrolled };
}

async function openChats(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (let chat = 2; chat < 2 + OPENINGS; chat += 1)
    times.push(await page.evaluate<number>(openingTime(`/messages/${userOf(chat)}`, companyOf(chat))));
  return times;
}

/** An immediate response arrives while the page still renders the press itself; with network latency it does not. */
async function measureLine(page: Page) {
  await page.route(MESSAGES, async (route) => {
    await setTimeout(LATENCY_MS);
    await route.fallback();
  });
  await slowDown(page, CPU_SLOWDOWN);
  return figure('opening chats over a line', () => openChats(page));
}

async function measureSwitching(page: Page) {
  await slowDown(page, CPU_SLOWDOWN);
  const openings = await figure('opening chats', () => openChats(page));
  const presses = await figure('pressing chats', async () => {
    await page.evaluate(NOTE_PRESSES);
    for (let press = 0; press < 20; press += 1) {
      await page.locator(`main a[href="/messages/${userOf(1 + (press % 10))}"]`).click();
      await page.getByRole('heading', { name: companyOf(1 + (press % 10)), exact: true }).waitFor();
    }
    await page.waitForLoadState('networkidle');
    return page.evaluate<number[]>('window.presses');
  });
  await slowDown(page, 1);

  const growth = await figure(`${SWITCHES} other chats`, async () => {
    await page.evaluate(switchChats(20, userOf(1)));
    await page.waitForLoadState('networkidle');
    return growHeap(page, async () => {
      await page.evaluate(switchChats(SWITCHES, userOf(1)));
      await page.waitForLoadState('networkidle');
    });
  });
  return { openings, presses, growth };
}

async function measureStorm(page: Page) {
  await slowDown(page, CPU_SLOWDOWN);
  return figure('storm', () =>
    page.evaluate<{ frames: number[]; took: number; isThere: boolean }>(storm(STORM, userOf(0), MANY.messages + 1)),
  );
}

const shown = <Value>(value: Value | undefined, asText: (known: Value) => string) =>
  value === undefined ? 'missing' : asText(value);

/** Measures the messenger with 10,000 messages and 1,000 chats. Returns a Markdown table. */
export async function benchMessenger(browser: Browser, origin: string): Promise<string> {
  const few = await onPage('20 messages', () => open(browser, origin, FEW), measureFew);
  const many = await onPage('10,000 messages', () => open(browser, origin, MANY), measureMany);
  const switching = await onPage('chats to switch between', () => open(browser, origin, FEW), measureSwitching);
  const overLine = await onPage('chats to open over a line', () => open(browser, origin, FEW), measureLine);
  const stormed = await onPage('10,000 messages for the storm', () => open(browser, origin, MANY), measureStorm);

  const characters = meanLength(MANY.messages);
  const elements = [few?.elements, many?.elements, many?.scrolled].map((count) => shown(count, String)).join(', ');
  const heapPerThousand =
    few?.heap === undefined || many?.heap === undefined
      ? undefined
      : (many.heap - few.heap) / ((MANY.messages - FEW.messages) / 1_000);
  const slowFrames = (frames: readonly number[]) => frames.filter((frame) => frame > FRAME_LIMIT_MS).length;

  return `
| /messages, 1,000 chats, CPU ${CPU_SLOWDOWN}× slower | measured | goal |
| --- | --- | --- |
| elements of the page: 20 messages, 10,000 messages, after scrolling | ${elements} | ≤ 600, constant |
| a chat is opened: from its answer, which comes after ${LATENCY_MS} ms, to the paint, median of ${OPENINGS} | ${shown(overLine, medianAndWorst)} | ≤ 100 ms |
| the same, when the answer comes at once | ${shown(switching?.openings, medianAndWorst)} | |
| a push arrives among 10,000 messages: until it is painted, p95 of ${PUSHES} | ${shown(many?.pushes, (times) => `${ms(quantile(times, 0.95))}, median ${ms(median(times))}`)} | ≤ 33 ms |
| another chat is pressed: until the next frame, worst of 20 | ${shown(switching?.presses, (times) => ms(Math.max(0, ...times)))} | ≤ 50 ms |
| heap per 1,000 messages of ${characters.toFixed(0)} characters, whose text alone takes ${((characters * 2_000) / 1024).toFixed(0)} KB | ${shown(heapPerThousand, (bytes) => `${(bytes / 1024).toFixed(0)} KB`)} | ≤ 350 KB |
| scrolling 240 frames up through 10,000 messages: frames over 33 ms, the longest | ${shown(many?.frames, (frames) => `${slowFrames(frames)}, ${ms(Math.max(...frames))}`)} | none |
| ${SWITCHES} times another chat: growth of the heap, and with as many again | ${shown(switching?.growth, (runs) => runs.map((megabytes) => `${(megabytes * 1024).toFixed(0)} KB`).join(', '))} | ≤ 1024 KB |
| ${STORM} pushes in 10 s: time they took, median and p95 of the frames meanwhile, the last one shown | ${shown(stormed, ({ took, frames, isThere }) => `${(took / 1000).toFixed(1)} s, ${median(frames).toFixed(0)} and ${ms(quantile(frames, 0.95))}, ${isThere ? 'yes' : 'no'}`)} | usable |
`;
}
