import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';

/** A phone on a poor network, as in the product's brief: 1.6 Mbit/s, 150 ms, a CPU four times slower. */
const NETWORK = { offline: false, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8, latency: 150 };
export const CPU_SLOWDOWN = 4;

// Text, because it runs in the browser and this package is typed for Node.
const OBSERVE_PAINT = `new PerformanceObserver((list) => { for (const entry of list.getEntries()) window.lcp = entry.startTime; }).observe({ type: 'largest-contentful-paint', buffered: true })`;
/** Nothing on the page is waited for, and has not been for half a second: what comes last is part of the largest paint. */
export const IS_COMPLETE = `new Promise((resolve) => {
  let since;
  (function look() {
    const isThere = document.querySelector('main h1') && !document.querySelector('main [aria-busy=true]');
    since = isThere ? (since ?? performance.now()) : undefined;
    if (performance.now() - since > 500) resolve();
    else setTimeout(look, 50);
  })();
})`;
// The observer reports a paint in a task of its own, some time after the frame.
const HAS_PAINT = 'window.lcp !== undefined';
const READ_PAINT = `new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(window.lcp), 0)))`;

/** Where the files behind an origin stand, to weigh them as they travel. */
export type Roots = ReadonlyMap<string, string>;

/**
 * Brotli bytes of all scripts that a page has asked for when something appears on the screen, each address once: a
 * preload and its use are one transfer. The page itself notes the moment, so that what it fetches afterwards in idle
 * time does not count.
 * @param selector the thing whose first appearance, ready for use, is the milestone
 */
export async function scriptBytesUntil(page: Page, address: string, selector: string, roots: Roots): Promise<number> {
  await page.addInitScript(NOTE_APPEARANCE(selector));
  await page.goto(address, { waitUntil: 'commit' });
  await page.evaluate(HAS_APPEARED);
  const asked = await page.evaluate<string[]>(SCRIPTS_BEFORE_APPEARANCE);
  return asked.reduce((sum, url) => sum + compressedSize(url, roots), 0);
}

// What the server has drawn is not usable before React has taken it over, which changes nothing in the document.
const NOTE_APPEARANCE = (selector: string) => `window.appearance = new Promise((resolve) => {
  (function look() {
    const found = document.querySelector(${JSON.stringify(selector)});
    if (!found || !Object.keys(found).some((key) => key.startsWith('__reactProps'))) return requestAnimationFrame(look);
    window.appearedAt = performance.now();
    resolve();
  })();
})`;
// Not by waitForFunction, which asks again by an eval that the policy of the page forbids.
const HAS_APPEARED = 'window.appearance';

const SCRIPTS_BEFORE_APPEARANCE = `[...new Set(performance.getEntriesByType('resource')
  .filter((entry) => entry.startTime <= window.appearedAt && new URL(entry.name).pathname.endsWith('.js'))
  .map((entry) => entry.name.split('?')[0]))]`;

/** Brotli bytes of the newest entry of each remote: of every root but those of applications in one piece. */
export function entryBytes(roots: Roots): number[] {
  return [...roots.values()].flatMap((root) => {
    const builds = path.join(root, 'builds');
    return existsSync(builds) ? [newestEntry(builds)] : [];
  });
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
 * A page of the slow phone that notes its largest contentful paint as `window.lcp`.
 * @param options.prepare comes before the network slows down, e.g. a login
 */
export async function openSlowPhone(
  browser: Browser,
  { prepare }: { prepare?: (context: BrowserContext) => Promise<void> } = {},
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  await prepare?.(context);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(OBSERVE_PAINT);
  return page;
}

/**
 * Largest contentful paint in milliseconds of one cold visit on the slow phone, when the page is complete: what comes last may be the largest.
 * @param prepare comes before the network slows down, e.g. a login
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

/** A share of all values lies at or below it: 0.95. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
}

/** Half of the distance between the ends: so far from the middle were the outermost. */
export function spreadOf(values: readonly number[]): number {
  return (Math.max(...values) - Math.min(...values)) / 2;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
