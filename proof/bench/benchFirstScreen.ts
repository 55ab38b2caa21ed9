import type { Browser, BrowserContext, Page } from 'playwright-core';
import { shellFolder } from 'tooling/build/buildShell';
import { createStaticServer, type StaticServer } from 'tooling/serve/createStaticServer';
import { chooseShellPage } from 'tooling/serve/shellPages';
import { apiRules } from 'tooling/system/serveSystem';
import { logIn } from '#support/browser.ts';
import { buildVariant, WITHOUT_EARLY_REQUESTS } from './buildVariant.ts';
import { describeRatio, type Ratio } from './goals.ts';
import { IS_COMPLETE, openSlowPhone } from './measurePage.ts';

const VISITS = 9;
const TIMEOUT = 120_000;
const GUEST_PAGES = ['/login', '/password_reset', '/block'];
const DEEP_LINKS = ['/profile', '/catalog', '/messages'];
const LARGEST_SHIFT = 0.01;

/** A prerendered form is usable once React has hydrated it; until then the document carries `data-awaiting`. */
const NOTE_USABLE_FORM = `new MutationObserver((_, observer) => {
  if (!document.querySelector('input[name=password]') || 'awaiting' in document.documentElement.dataset) return;
  window.usableAt = performance.now();
  observer.disconnect();
}).observe(document, { childList: true, subtree: true, attributes: true })`;
/** The user's own page is usable once its blocks have loaded. */
const NOTE_USABLE_PAGE = `new MutationObserver(() => {
  const blocks = document.querySelectorAll('main section').length;
  if (blocks > 0 && !document.querySelector('main [aria-busy=true]')) window.usableAt ??= performance.now();
  else delete window.usableAt;
}).observe(document, { childList: true, subtree: true, attributes: true })`;
const NOTE_SHIFTS = `window.shift = 0; new PerformanceObserver((list) => {
  for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.shift += value;
}).observe({ type: 'layout-shift', buffered: true })`;
const FIRST_PAINT = `performance.getEntriesByName('first-contentful-paint')[0].startTime`;

interface Visit {
  first: number;
  largest: number;
  usable: number;
  shift: number;
}

/** One visit on the slow phone, until the page is complete and the network idle. */
async function visit(page: Page, address: string, noteUsable: string): Promise<Visit> {
  for (const script of [noteUsable, NOTE_SHIFTS]) await page.addInitScript(script);
  await page.goto(address, { waitUntil: 'load', timeout: TIMEOUT });
  await page.evaluate(IS_COMPLETE);
  await page.waitForLoadState('networkidle', { timeout: TIMEOUT });
  return {
    first: await page.evaluate<number>(FIRST_PAINT),
    largest: await page.evaluate<number>('window.lcp'),
    usable: await page.evaluate<number>('window.usableAt'),
    shift: await page.evaluate<number>('window.shift'),
  };
}

async function visitCold(
  browser: Browser,
  address: string,
  noteUsable: string,
  prepare?: (context: BrowserContext) => Promise<void>,
): Promise<Visit> {
  const page = await openSlowPhone(browser, { prepare });
  const result = await visit(page, address, noteUsable);
  await page.context().close();
  return result;
}

/** Serves a shell with the API and registry of the running system, so that only the shells differ. */
async function serve(system: string, root: string, fallback: 'index.html' | 'as built'): Promise<StaticServer> {
  const registry = (await (await fetch(`${system}/registry.json`)).json()) as {
    remotes: Record<string, { entry: string }[]>;
  };
  const entries = Object.values(registry.remotes).flat();
  const sources = { remoteOrigins: entries.map(({ entry }) => new URL(entry).origin) };
  return createStaticServer({
    root,
    port: 0,
    host: 'localhost',
    fallback: fallback === 'as built' ? chooseShellPage(root, () => sources) : fallback,
    proxies: [
      ...apiRules(system),
      { prefix: '/registry.json', target: system },
      { prefix: '/config.json', target: system },
    ],
  });
}

/** Alternates between the two, so that a slow phase of the machine affects both. */
async function inTurns<Result>(measure: (origin: string) => Promise<Result>, origins: readonly [string, string]) {
  const pairs: [Result, Result][] = [];
  for (let turn = 0; turn < VISITS; turn += 1) pairs.push([await measure(origins[0]), await measure(origins[1])]);
  return pairs;
}

/** Measures the gain of prerendered pages and early fetches. Returns Markdown tables; a missed goal fails the run. */
export async function benchFirstScreen(browser: Browser, system: string): Promise<string> {
  const servers = [
    await serve(system, shellFolder, 'as built'),
    // Without prerendered pages too.
    await serve(system, await buildVariant('late', { replacements: WITHOUT_EARLY_REQUESTS }), 'index.html'),
  ];
  const origins = servers.map(({ port }) => `http://localhost:${port}`) as [string, string];
  // Cookies ignore the port, so one login serves both origins.
  const asUser = (context: BrowserContext) => logIn(context, system);
  const rows: ReturnType<typeof describeRatio>[] = [];
  const note = (ratio: Ratio) => {
    const described = describeRatio(ratio);
    // Logged at once, so that an aborted run still shows its figures.
    console.error(`first-screen: ${described.row}`);
    rows.push(described);
  };
  const shifts = new Map<string, number>();
  const noteShift = (address: string, visits: readonly (readonly [Visit, Visit])[]) =>
    shifts.set(address, Math.max(...visits.map(([own]) => own.shift)));

  const login = await inTurns((origin) => visitCold(browser, `${origin}/login`, NOTE_USABLE_FORM), origins);
  noteShift('/login', login);
  for (const [name, figure, goal] of [
    ['first contentful paint', 'first', 0.4],
    ['largest contentful paint', 'largest', 0.4],
    ['usable', 'usable', 0.92],
  ] as const)
    note({ name: `/login: ${name}`, pairs: login.map(([own, late]) => [own[figure], late[figure]]), goal });

  for (const address of DEEP_LINKS) {
    const visits = await inTurns((origin) => visitCold(browser, origin + address, NOTE_USABLE_PAGE, asUser), origins);
    noteShift(address, visits);
    const pairs = visits.map(([own, late]): [number, number] => [own.largest, late.largest]);
    note({ name: `${address} by deep link, logged in, cold: largest contentful paint`, pairs, goal: 0.85 });
  }

  const repeated = await inTurns(async (origin) => {
    const page = await openSlowPhone(browser, { prepare: asUser });
    await visit(page, `${origin}/profile`, NOTE_USABLE_PAGE);
    const again = await visit(page, `${origin}/profile`, NOTE_USABLE_PAGE);
    await page.context().close();
    return again.usable;
  }, origins);
  note({ name: '/profile again: usable', pairs: repeated, goal: 0.8 });

  for (const address of GUEST_PAGES.slice(1))
    shifts.set(address, (await visitCold(browser, origins[0] + address, NOTE_USABLE_FORM)).shift);
  await Promise.all(servers.map((server) => server.close()));

  const isShifted = [...shifts.values()].some((shift) => shift > LARGEST_SHIFT);
  if (isShifted || rows.some(({ isMissed }) => isMissed)) process.exitCode = 1;
  return `
| Slow phone, ${VISITS} visits each in turns | now | without | ÷, median | spread | goal |
| --- | --- | --- | --- | --- | --- |
${rows.map(({ row }) => row).join('\n')}

| Layout shift on the slow phone | ${[...shifts.keys()].join(' | ')} | goal |
| --- | ${[...shifts].map(() => '---').join(' | ')} | --- |
| the largest sum of a visit | ${[...shifts.values()].map((shift) => shift.toFixed(4)).join(' | ')} | ≤ ${LARGEST_SHIFT} |
`;
}
