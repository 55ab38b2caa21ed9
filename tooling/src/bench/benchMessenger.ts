import type { Browser, CDPSession, Page } from 'playwright-core';
import { companyOf, fakeMessenger, meanLetters, userOf, type FakeMessenger } from './fakeMessenger.ts';
import { logIn } from './logIn.ts';
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
const PUSHES = 40;
const SWITCHES = 200;
const STORM = 5_000;
const MANY = { chats: 1_000, messages: 10_000 };
const FEW = { chats: 1_000, messages: 20 };
const FRAME_LIMIT_MS = 33.4;
/** A slow machine shall give slow figures rather than none. */
const PATIENCE_MS = 180_000;

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
  await fakeMessenger(page, user.id, size);
  await page.goto(`${origin}/messages/${userOf(1)}`);
  await page.waitForFunction(IS_OPEN);
  await page.waitForFunction('window.push !== undefined');
  await page.waitForLoadState('networkidle');
  const session = await context.newCDPSession(page);
  return { page, session };
}

const slowDown = ({ session }: Opened, rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });

/** Bytes of the page's heap that something holds. */
async function heap({ session }: Opened): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}

const percentile = (values: readonly number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;
const close = ({ page }: Opened) => page.context().close();

async function measureSize(browser: Browser, origin: string) {
  const few = await open(browser, origin, FEW);
  const [fewElements, fewHeap] = [await few.page.evaluate<number>(COUNT_ELEMENTS), await heap(few)];
  await close(few);
  const many = await open(browser, origin, MANY);
  const [manyElements, manyHeap] = [await many.page.evaluate<number>(COUNT_ELEMENTS), await heap(many)];
  await slowDown(many, CPU_SLOWDOWN);
  const pushes = await many.page.evaluate<number[]>(pushTimes(PUSHES, 1, userOf(1), MANY.messages + 1));
  const frames = await many.page.evaluate<number[]>(SCROLL);
  const scrolledElements = await many.page.evaluate<number>(COUNT_ELEMENTS);
  await close(many);
  return {
    elements: [fewElements, manyElements, scrolledElements],
    heapPerThousand: (manyHeap - fewHeap) / ((MANY.messages - FEW.messages) / 1_000),
    pushes,
    frames,
  };
}

async function measureSwitching(browser: Browser, origin: string) {
  const opened = await open(browser, origin, FEW);
  const { page } = opened;
  await slowDown(opened, CPU_SLOWDOWN);
  const openings: number[] = [];
  for (let chat = 2; chat < 2 + OPENINGS; chat += 1)
    openings.push(await page.evaluate<number>(openingTime(`/messages/${userOf(chat)}`, companyOf(chat))));

  await page.evaluate(NOTE_PRESSES);
  for (let press = 0; press < 20; press += 1) {
    await page.locator(`main a[href="/messages/${userOf(1 + (press % 10))}"]`).click();
    await page.getByRole('heading', { name: companyOf(1 + (press % 10)), exact: true }).waitFor();
  }
  await page.waitForLoadState('networkidle');
  const presses = await page.evaluate<number[]>('window.presses');
  await slowDown(opened, 1);

  await page.evaluate(switchChats(20, userOf(1)));
  await page.waitForLoadState('networkidle');
  const before = await heap(opened);
  await page.evaluate(switchChats(SWITCHES, userOf(1)));
  await page.waitForLoadState('networkidle');
  const growth = (await heap(opened)) - before;
  await close(opened);
  return { openings, presses, growth };
}

async function measureStorm(browser: Browser, origin: string) {
  const opened = await open(browser, origin, MANY);
  await slowDown(opened, CPU_SLOWDOWN);
  const result = await opened.page.evaluate<{ frames: number[]; took: number; isThere: boolean }>(
    storm(STORM, userOf(0), MANY.messages + 1),
  );
  await close(opened);
  return result;
}

/** How the messenger bears 10,000 messages and 1,000 chats, as a table. */
export async function benchMessenger(browser: Browser, origin: string): Promise<string> {
  const size = await measureSize(browser, origin);
  const switching = await measureSwitching(browser, origin);
  const stormed = await measureStorm(browser, origin);
  const letters = meanLetters(MANY.messages);
  const slowFrames = size.frames.filter((frame) => frame > FRAME_LIMIT_MS).length;

  return `
| /messages, 1,000 chats, CPU ${CPU_SLOWDOWN}× slower | measured | goal |
| --- | --- | --- |
| elements of the page: 20 messages, 10,000 messages, after scrolling | ${size.elements.join(', ')} | ≤ 600, constant |
| a chat is opened: from its answer to the paint, median of ${OPENINGS} | ${median(switching.openings).toFixed(0)} ms, at worst ${Math.max(...switching.openings).toFixed(0)} ms | ≤ 100 ms |
| a push arrives among 10,000 messages: until it is painted, p95 of ${PUSHES} | ${percentile(size.pushes, 0.95).toFixed(0)} ms, median ${median(size.pushes).toFixed(0)} ms | ≤ 33 ms |
| another chat is pressed: until the next frame, worst of 20 | ${Math.max(0, ...switching.presses).toFixed(0)} ms | ≤ 50 ms |
| heap per 1,000 messages of ${letters.toFixed(0)} letters, whose text alone takes ${((letters * 2_000) / 1024).toFixed(0)} KB | ${(size.heapPerThousand / 1024).toFixed(0)} KB | ≤ 350 KB |
| scrolling 240 frames up through 10,000 messages: frames over 33 ms, the longest | ${slowFrames}, ${Math.max(...size.frames).toFixed(0)} ms | none |
| ${SWITCHES} times another chat: growth of the heap | ${(switching.growth / 1024).toFixed(0)} KB | ≤ 1024 KB |
| ${STORM} pushes in 10 s: time they took, median and p95 of the frames meanwhile, the last one shown | ${(stormed.took / 1000).toFixed(1)} s, ${median(stormed.frames).toFixed(0)} and ${percentile(stormed.frames, 0.95).toFixed(0)} ms, ${stormed.isThere ? 'yes' : 'no'} | usable |
`;
}
