import { setTimeout } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { companyOf, fakeMessenger, meanLetters, userOf, type FakeMessenger } from './fakeMessenger.ts';
import { logIn } from './logIn.ts';
import { growHeap, usedHeap } from './measureHeap.ts';
import { median } from './measurePage.ts';
import {
  COUNT_ELEMENTS,
  IS_OPEN,
  NOTE_PRESSES,
  openingTime,
  pushTimes,
  SCROLL,
  storm,
  switchChats,
} from './messengerScripts.ts';

const CPU_SLOWDOWN = 4;
const OPENINGS = 9;
/** Of the phone's line. */
const LATENCY_MS = 150;
const MESSAGES = /\/api\/chats\/\d+\/messages\?/;
const PUSHES = 40;
const SWITCHES = 200;
const STORM = 5_000;
const MANY = { chats: 1_000, messages: 10_000 };
const FEW = { chats: 1_000, messages: 20 };
/** Two frames at 60 Hz. They are told in tenths, whose differences are a little more or less than a tenth: 33.4 comes as 33.400000000000006, too. */
const FRAME_LIMIT_MS = 33.45;
/** For one figure: together they stay within five minutes. What takes longer is told as missing, and the others go on. */
const PATIENCE_MS = 45_000;

interface Opened {
  page: Page;
  session: CDPSession;
}

/** The conversation of the first chat, at its end. */
async function open(browser: Browser, origin: string, size: FakeMessenger): Promise<Opened> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, bypassCSP: true });
  await logIn(context, origin);
  const user = (await (await context.request.get(`${origin}/api/user`)).json()) as { id: number };
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  page.on('pageerror', ({ message }) => console.error(`messenger: the page says: ${message}`));
  await fakeMessenger(page, user.id, size);
  await page.goto(`${origin}/messages/${userOf(1)}`);
  await page.waitForFunction(IS_OPEN);
  await page.waitForFunction('window.push !== undefined');
  await page.waitForLoadState('networkidle');
  const session = await context.newCDPSession(page);
  return { page, session };
}

const slowDown = ({ session }: Opened, rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });

const percentile = (values: readonly number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;

/** A page that hangs may not answer to being closed either; the browser is closed in the end. */
const close = ({ page }: Opened) => figure('closing a page', () => page.context().close());

/** One figure, or why it is missing. */
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

/** A page for some figures; without one they are all missing. */
async function onPage<Value>(
  what: string,
  opening: () => Promise<Opened>,
  measure: (opened: Opened) => Promise<Value>,
): Promise<Value | undefined> {
  const opened = await figure(`opening ${what}`, opening);
  if (!opened) return undefined;
  const value = await measure(opened);
  await close(opened);
  return value;
}

const measureFew = async (opened: Opened) => ({
  elements: await figure('elements of 20 messages', () => opened.page.evaluate<number>(COUNT_ELEMENTS)),
  heap: await figure('heap of 20 messages', () => usedHeap(opened.session)),
});

async function measureMany(opened: Opened) {
  const { page } = opened;
  const elements = await figure('elements of 10,000 messages', () => page.evaluate<number>(COUNT_ELEMENTS));
  const used = await figure('heap of 10,000 messages', () => usedHeap(opened.session));
  await slowDown(opened, CPU_SLOWDOWN);
  const pushes = await figure('pushes', () =>
    page.evaluate<number[]>(pushTimes(PUSHES, 1, userOf(1), MANY.messages + 1)),
  );
  const frames = await figure('scrolling', () => page.evaluate<number[]>(SCROLL));
  const scrolled = await figure('elements after scrolling', () => page.evaluate<number>(COUNT_ELEMENTS));
  return { elements, heap: used, pushes, frames, scrolled };
}

async function openChats({ page }: Opened): Promise<number[]> {
  const times: number[] = [];
  for (let chat = 2; chat < 2 + OPENINGS; chat += 1)
    times.push(await page.evaluate<number>(openingTime(`/messages/${userOf(chat)}`, companyOf(chat))));
  return times;
}

/** An answer that is there at once finds the page still at drawing what the press itself changes; over a line it does not. */
async function measureLine(opened: Opened) {
  await opened.page.route(MESSAGES, async (route) => {
    await setTimeout(LATENCY_MS);
    await route.fallback();
  });
  await slowDown(opened, CPU_SLOWDOWN);
  return figure('opening chats over a line', () => openChats(opened));
}

async function measureSwitching(opened: Opened) {
  const { page } = opened;
  await slowDown(opened, CPU_SLOWDOWN);
  const openings = await figure('opening chats', () => openChats(opened));
  const presses = await figure('pressing chats', async () => {
    await page.evaluate(NOTE_PRESSES);
    for (let press = 0; press < 20; press += 1) {
      await page.locator(`main a[href="/messages/${userOf(1 + (press % 10))}"]`).click();
      await page.getByRole('heading', { name: companyOf(1 + (press % 10)), exact: true }).waitFor();
    }
    await page.waitForLoadState('networkidle');
    return page.evaluate<number[]>('window.presses');
  });
  await slowDown(opened, 1);

  const growth = await figure(`${SWITCHES} other chats`, async () => {
    await page.evaluate(switchChats(20, userOf(1)));
    await page.waitForLoadState('networkidle');
    return growHeap(opened.session, async () => {
      await page.evaluate(switchChats(SWITCHES, userOf(1)));
      await page.waitForLoadState('networkidle');
    });
  });
  return { openings, presses, growth };
}

async function measureStorm(opened: Opened) {
  await slowDown(opened, CPU_SLOWDOWN);
  return figure('storm', () =>
    opened.page.evaluate<{ frames: number[]; took: number; isThere: boolean }>(
      storm(STORM, userOf(0), MANY.messages + 1),
    ),
  );
}

const shown = <Value>(value: Value | undefined, asText: (known: Value) => string) =>
  value === undefined ? 'missing' : asText(value);
const ms = (value: number) => `${value.toFixed(0)} ms`;
const medianAndWorst = (times: readonly number[]) => `${ms(median(times))}, at worst ${ms(Math.max(...times))}`;

/** How the messenger bears 10,000 messages and 1,000 chats, as a table. */
export async function benchMessenger(browser: Browser, origin: string): Promise<string> {
  const few = await onPage('20 messages', () => open(browser, origin, FEW), measureFew);
  const many = await onPage('10,000 messages', () => open(browser, origin, MANY), measureMany);
  const switching = await onPage('chats to switch between', () => open(browser, origin, FEW), measureSwitching);
  const overLine = await onPage('chats to open over a line', () => open(browser, origin, FEW), measureLine);
  const stormed = await onPage('10,000 messages for the storm', () => open(browser, origin, MANY), measureStorm);

  const letters = meanLetters(MANY.messages);
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
| a push arrives among 10,000 messages: until it is painted, p95 of ${PUSHES} | ${shown(many?.pushes, (times) => `${ms(percentile(times, 0.95))}, median ${ms(median(times))}`)} | ≤ 33 ms |
| another chat is pressed: until the next frame, worst of 20 | ${shown(switching?.presses, (times) => ms(Math.max(0, ...times)))} | ≤ 50 ms |
| heap per 1,000 messages of ${letters.toFixed(0)} letters, whose text alone takes ${((letters * 2_000) / 1024).toFixed(0)} KB | ${shown(heapPerThousand, (bytes) => `${(bytes / 1024).toFixed(0)} KB`)} | ≤ 350 KB |
| scrolling 240 frames up through 10,000 messages: frames over 33 ms, the longest | ${shown(many?.frames, (frames) => `${slowFrames(frames)}, ${ms(Math.max(...frames))}`)} | none |
| ${SWITCHES} times another chat: growth of the heap, and with as many again | ${shown(switching?.growth, (runs) => runs.map((megabytes) => `${(megabytes * 1024).toFixed(0)} KB`).join(', '))} | ≤ 1024 KB |
| ${STORM} pushes in 10 s: time they took, median and p95 of the frames meanwhile, the last one shown | ${shown(stormed, ({ took, frames, isThere }) => `${(took / 1000).toFixed(1)} s, ${median(frames).toFixed(0)} and ${ms(percentile(frames, 0.95))}, ${isThere ? 'yes' : 'no'}`)} | usable |
`;
}
