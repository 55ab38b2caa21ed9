import { statSync } from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { shellFolder } from 'tooling/build/buildShell';
import { logIn, sessionOf, slowDown } from '#support/browser.ts';
import { median, ms, spreadOf } from '#support/figures.ts';
import { describeRatio, printFigures } from './goals.ts';
import { CPU_SLOWDOWN, IS_COMPLETE, OBSERVE_PAINT } from './measurePage.ts';

const COLD_STARTS = 7;
const WARM_STARTS = 15;
const KB = 1000;
const PHONE = { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true };
const SWITCH = 'Хранить сегодняшний день на этом устройстве';

/** Resolves when a complete shell, the files of the page and its calls are kept; rejects after a minute. */
const HAS_KEPT = `new Promise((resolve, reject) => {
  setTimeout(() => reject(new Error('The day is not kept.')), 60_000);
  (async function look() {
    const names = await caches.keys();
    const urls = (await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)))).flat();
    const isThere = (part) => urls.some((url) => url.includes(part));
    if (['/complete', 'TodayPage', '/api/points?', '/api/meetings/companies?', '/api/chats?offset=0&limit=20'].every(isThere)) resolve();
    else setTimeout(look, 200);
  })();
})`;
/** Bytes of JSON in the pack. */
const PACK_BYTES = `(async () => {
  const name = (await caches.keys()).find((each) => each.startsWith('day-'));
  const cache = await caches.open(name);
  const kept = await Promise.all((await cache.keys()).map(async (request) => (await (await cache.match(request)).arrayBuffer()).byteLength));
  return kept.reduce((sum, size) => sum + size, 0);
})()`;

/**
 * Measures the day without a network (docs/adr/0035-a-worker-that-owns-files.md): the start from the home screen, the
 * size of the pack and of the worker, and the cost of the worker while the network answers.
 */
export async function benchOffline(browser: Browser, system: string): Promise<string> {
  const [kept, plain] = [await browser.newContext(PHONE), await browser.newContext(PHONE)];
  await Promise.all([kept, plain].map((context) => logIn(context, system)));
  const first = await kept.newPage();
  await first.goto(`${system}/today`);
  await first.getByRole('switch', { name: SWITCH }).check();
  await first.evaluate(HAS_KEPT);
  const pack = await first.evaluate<number>(PACK_BYTES);

  const pairs: [number, number][] = [];
  for (const context of [kept, plain]) await paint(context, system);
  for (let turn = 0; turn < WARM_STARTS; turn += 1) pairs.push([await paint(kept, system), await paint(plain, system)]);

  await kept.setOffline(true);
  const starts: number[] = [];
  for (let turn = 0; turn < COLD_STARTS; turn += 1) {
    await stopWorkers(first);
    starts.push(await paint(kept, system));
  }
  await Promise.all([kept, plain].map((context) => context.close()));

  const worker = statSync(path.join(shellFolder, 'sw.js.br')).size;
  const kilobytes = (name: string, bytes: number, goal: number) => {
    const value = bytes / KB;
    return { name, shown: `${value.toFixed(1)} KB`, value, goal, spread: 0 };
  };
  const start = median(starts) / 1000;
  const figures = printFigures('The day without a network', [
    {
      name: `/today from a cold start, CPU ${CPU_SLOWDOWN}×, largest paint, median of ${COLD_STARTS}, s`,
      shown: `${ms(start * 1000)}, at worst ${ms(Math.max(...starts))}`,
      value: start,
      goal: 1,
      spread: spreadOf(starts) / 1000,
    },
    kilobytes('pack of the day', pack, 300),
    kilobytes('worker, brotli', worker, 10),
  ]);
  const name = `/today, warm start, CPU ${CPU_SLOWDOWN}×: largest paint`;
  const { row, isMissed } = describeRatio({ name, pairs, goal: 1.02 });
  if (isMissed) process.exitCode = 1;
  return `${figures}
| ${WARM_STARTS} starts each in turns | with the worker | without | ÷, median | spread | goal |
| --- | --- | --- | --- | --- | --- |
${row}
`;
}

/** Opens today in a new page of a browser on a slow CPU. @returns the largest contentful paint in milliseconds */
async function paint(context: BrowserContext, system: string): Promise<number> {
  const page = await context.newPage();
  await slowDown(page, CPU_SLOWDOWN);
  await page.addInitScript(OBSERVE_PAINT);
  await page.goto(`${system}/today`, { waitUntil: 'load' });
  await page.evaluate(IS_COMPLETE);
  const painted = await page.evaluate<number>('window.lcp');
  await page.close();
  return painted;
}

/** Ends the worker's process, as phones do between two starts. */
async function stopWorkers(page: Page): Promise<void> {
  const session = await sessionOf(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
}
