import type { Browser } from 'playwright-core';
import { logIn } from '#support/browser.ts';
import { median, ms, spreadOf } from '#support/figures.ts';
import { benchNavigation } from './benchNavigation.ts';
import type { Rivals } from './benchSystem.ts';
import { printFigures, type Figure } from './goals.ts';
import { entryBytes, largestContentfulPaint, scriptBytesUntil, type Roots } from './measurePage.ts';

const VISITS = 5;
const HEADING = 'main h1';
const LOGIN_FORM = 'input[name=password]';
/**
 * Measured first pages of remotes, each with an element of its real content. On the user's own page that is content of
 * other remotes' widgets: the federated build requests them before the heading renders, the single bundle after it.
 */
const PAGES = [
  { address: '/catalog', content: 'main a[href^="/profile/"]' },
  { address: '/profile', content: 'main a[href^="/messages/"]' },
  { address: '/messages', content: 'main a[href^="/messages/"]' },
];

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

async function bytesUntil(
  browser: Browser,
  origin: string,
  { address, content, isLoggedIn = false }: { address: string; content: string; isLoggedIn?: boolean },
  roots: Roots,
): Promise<number> {
  const context = await browser.newContext();
  if (isLoggedIn) await logIn(context, origin);
  const bytes = await scriptBytesUntil(await context.newPage(), origin + address, content, roots);
  await context.close();
  return bytes;
}

async function weighLogin(browser: Browser, { federated, mono, floor, roots }: Rivals): Promise<Figure[]> {
  const weigh = (origin: string) => bytesUntil(browser, origin, { address: '/login', content: LOGIN_FORM }, roots);
  const own = await weigh(federated);
  const rivals = [
    { rival: 'floor', bytes: await weigh(floor), goal: 1.08 },
    { rival: 'one bundle', bytes: await weigh(mono), goal: 1.05 },
  ];
  return rivals.map(({ rival, bytes, goal }) => ({
    name: `/login, JS until usable ÷ ${rival}`,
    shown: `${kilobytes(own)} ÷ ${kilobytes(bytes)} = ${(own / bytes).toFixed(3)}`,
    value: own / bytes,
    goal,
    spread: 0,
  }));
}

async function weighPage(
  browser: Browser,
  { federated, mono, roots }: Rivals,
  page: (typeof PAGES)[number],
): Promise<Figure> {
  const weigh = (origin: string, content: string) =>
    bytesUntil(browser, origin, { ...page, content, isLoggedIn: true }, roots);
  const own = await weigh(federated, page.content);
  const rival = await weigh(mono, page.content);
  const heading = (await weigh(federated, HEADING)) / (await weigh(mono, HEADING));
  return {
    name: `${page.address} as the first page of a remote, JS ÷ one bundle; until its heading stands`,
    shown: `${kilobytes(own)} ÷ ${kilobytes(rival)} = ${(own / rival).toFixed(3)}; ${heading.toFixed(3)}`,
    value: own / rival,
    goal: 1.165,
    spread: 0,
  };
}

/** Alternates between the two, so that a slow phase of the machine affects both. */
async function timePage(
  browser: Browser,
  { federated, mono }: Rivals,
  { address, content, isLoggedIn }: { address: string; content: string; isLoggedIn: boolean },
): Promise<Figure> {
  const paint = (origin: string) =>
    largestContentfulPaint(
      browser,
      origin + address,
      content,
      isLoggedIn ? (context) => logIn(context, origin) : undefined,
    );
  const visits: { own: number; rival: number }[] = [];
  for (let visit = 0; visit < VISITS; visit += 1)
    visits.push({ own: await paint(federated), rival: await paint(mono) });
  const [own, rival] = [median(visits.map((visit) => visit.own)), median(visits.map((visit) => visit.rival))];
  return {
    name: `${address}, largest contentful paint ÷ one bundle, medians of ${VISITS}`,
    shown: `${ms(own)} ÷ ${ms(rival)} = ${(own / rival).toFixed(3)}`,
    value: own / rival,
    goal: 1.05,
    spread: spreadOf(visits.map((visit) => visit.own / visit.rival)),
  };
}

/** Visiting another remote costs only that remote's entry compared with one bundle. */
function weighEntries({ roots }: Rivals): Figure {
  const largest = Math.max(...entryBytes(roots));
  return {
    name: 'each further remote beyond its own page code, KB',
    shown: kilobytes(largest),
    value: largest / 1000,
    goal: 4,
    spread: 0,
  };
}

/**
 * Compares the federated system with one bundle and with the bare stack: bytes, paints, navigation. Returns a Markdown
 * table.
 */
export async function benchLoading(browser: Browser, rivals: Rivals): Promise<string> {
  const figures: Figure[] = [];
  const note = (...measured: readonly Figure[]) => {
    // Logged at once, so that an aborted run still shows its figures.
    for (const { name, shown } of measured) console.error(`loading: ${name}: ${shown}`);
    figures.push(...measured);
  };
  note(...(await weighLogin(browser, rivals)));
  for (const page of PAGES) note(await weighPage(browser, rivals, page));
  note(weighEntries(rivals));
  note(await timePage(browser, rivals, { address: '/login', content: LOGIN_FORM, isLoggedIn: false }));
  for (const page of PAGES) note(await timePage(browser, rivals, { ...page, isLoggedIn: true }));
  await benchNavigation(browser, rivals.federated, note);
  return printFigures('loading', figures);
}
