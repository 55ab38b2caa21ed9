import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { sessionOf, slowDown } from '#support/browser.ts';

/** A phone on a poor network, as in the product's brief: 1.6 Mbit/s, 150 ms, a CPU four times slower. */
const NETWORK = { offline: false, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8, latency: 150 };
export const CPU_SLOWDOWN = 4;

/** Records the largest contentful paint so far. */
export const OBSERVE_PAINT = `new PerformanceObserver((list) => { for (const entry of list.getEntries()) window.lcp = entry.startTime; }).observe({ type: 'largest-contentful-paint', buffered: true })`;
/**
 * Resolves after half a second with a heading and no busy part, because content that loads last can be the largest
 * paint.
 */
export const IS_COMPLETE = `new Promise((resolve) => {
  let since;
  (function look() {
    const isThere = document.querySelector('main h1') && !document.querySelector('main [aria-busy=true]');
    since = isThere ? (since ?? performance.now()) : undefined;
    if (performance.now() - since > 500) resolve();
    else setTimeout(look, 50);
  })();
})`;
// The observer reports a paint in a separate task, some time after the frame.
const HAS_PAINT = 'window.lcp !== undefined';
const READ_PAINT = `new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(window.lcp), 0)))`;

/** Folders of the built files by origin, to read their compressed sizes. */
export type Roots = ReadonlyMap<string, string>;

/**
 * Brotli bytes of all scripts requested until an element appears on the screen. Counts each URL once, because a preload
 * and its use are one transfer. The page itself records the moment, so that later idle-time fetches do not count.
 * @param selector element whose first usable appearance ends the count
 */
export async function scriptBytesUntil(page: Page, address: string, selector: string, roots: Roots): Promise<number> {
  await page.addInitScript(NOTE_APPEARANCE(selector));
  await page.goto(address, { waitUntil: 'commit' });
  await page.evaluate(HAS_APPEARED);
  const asked = await page.evaluate<string[]>(SCRIPTS_BEFORE_APPEARANCE);
  return asked.reduce((sum, url) => sum + compressedSize(url, roots), 0);
}

// Server-rendered content is usable only after hydration, which leaves the DOM unchanged, so the check looks for
// React's internal keys.
const NOTE_APPEARANCE = (selector: string) => `window.appearance = new Promise((resolve) => {
  (function look() {
    const found = document.querySelector(${JSON.stringify(selector)});
    if (!found || !Object.keys(found).some((key) => key.startsWith('__reactProps'))) return requestAnimationFrame(look);
    window.appearedAt = performance.now();
    resolve();
  })();
})`;
// Not waitForFunction: it polls with eval, which the page's Content-Security-Policy forbids.
const HAS_APPEARED = 'window.appearance';

const SCRIPTS_BEFORE_APPEARANCE = `[...new Set(performance.getEntriesByType('resource')
  .filter((entry) => entry.startTime <= window.appearedAt && new URL(entry.name).pathname.endsWith('.js'))
  .map((entry) => entry.name.split('?')[0]))]`;

/**
 * Brotli bytes of each remote's newest entry. Roots without builds are applications in one bundle; entries by the
 * official plugin contain its runtime, which ADR 12 weighs.
 */
export function entryBytes(roots: Roots): number[] {
  return [...roots.values()].flatMap((root) => {
    const builds = path.join(root, 'builds');
    return existsSync(builds) && !isOfficial(root) ? [newestEntry(builds)] : [];
  });
}

function isOfficial(root: string): boolean {
  const file = path.join(root, '../package.json');
  return existsSync(file) && readFileSync(file, 'utf8').includes('@module-federation/enhanced');
}

function newestEntry(builds: string): number {
  const [newest = ''] = readdirSync(builds)
    .map((build) => path.join(builds, build))
    .sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
  const entry = readdirSync(newest).find((name) => /^remoteEntry\..*\.js\.br$/.test(name)) ?? '';
  return statSync(path.join(newest, entry)).size;
}

function compressedSize(url: string, roots: Roots): number {
  const { origin, pathname } = new URL(url);
  const root = roots.get(origin);
  if (root === undefined)
    throw new Error(`The benchmark serves nothing at ${origin}, but the page asked for ${pathname} there.`);
  return statSync(path.join(root, `${pathname}.br`)).size;
}

/**
 * A page of the slow phone that records its largest contentful paint as `window.lcp`.
 * @param options.prepare runs before the network slows down, e.g. a login
 */
export async function openSlowPhone(
  browser: Browser,
  { prepare }: { prepare?: (context: BrowserContext) => Promise<void> } = {},
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  await prepare?.(context);
  const page = await context.newPage();
  const session = await sessionOf(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await slowDown(page, CPU_SLOWDOWN);
  await page.addInitScript(OBSERVE_PAINT);
  return page;
}

/**
 * Largest contentful paint of one cold visit on the slow phone, in milliseconds. Waits for the complete page, because
 * the last content may be the largest.
 * @param prepare runs before the network slows down, e.g. a login
 */
export async function largestContentfulPaint(
  browser: Browser,
  address: string,
  selector: string,
  prepare?: (context: BrowserContext) => Promise<void>,
): Promise<number> {
  const page = await openSlowPhone(browser, { prepare });
  await page.goto(address, { waitUntil: 'load', timeout: 60_000 });
  await page.locator(selector).first().waitFor();
  await page.evaluate(IS_COMPLETE);
  await page.waitForFunction(HAS_PAINT);
  const paint = await page.evaluate<number>(READ_PAINT);
  await page.context().close();
  return paint;
}
