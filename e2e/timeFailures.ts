// `npm run bench -- failures`: how long after a failure a place shows what docs/deploying.md promises, and how soon it heals. One case after the
// other, since the figures are worth something on an idle machine only. E2E_PORT moves the ports.
import { chromium, type Browser, type BrowserContextOptions, type Locator, type Page } from '@playwright/test';
import { ensureChromium } from '../tooling/src/browser/ensureChromium.ts';
import { launchArgs } from '../tooling/src/browser/findChromium.ts';
import { assertPortsFree, listPorts, readPorts } from '../tooling/src/system/ports.ts';
import { accounts } from './src/support/accounts.ts';
import { breakBuild } from './src/support/breakBuild.ts';
import {
  BUILD_CASES,
  ORIGIN_CASES,
  REGISTRY_CASES,
  type Expectation,
  type OriginCase,
} from './src/support/failureCases.ts';
import { pagePlace, widgetPlace, type Place } from './src/support/places.ts';
import { openSwitchboard, type Switchboard } from './src/support/switchboard.ts';
import { startSystem } from './startSystem.ts';

const DEFAULT_PORT = '9240';
/** A case that takes longer has broken its promise, whatever the machine. */
const LONGEST_MS = 60_000;
const HEALED_WITHIN = 2;

/** Seconds until something is seen. */
type Seen = (locator: Locator) => Promise<number>;
/** A row's figures by place: seconds until the outcome is there, and until it has healed. */
type Figures = Partial<Record<'widget' | 'page', { after: number; healed?: number }>>;

const PLACES = { widget: { place: widgetPlace, path: '/profile' }, page: { place: pagePlace, path: '/catalog' } };

function startClock(): Seen {
  const start = performance.now();
  return async (locator) => {
    await locator.waitFor({ timeout: LONGEST_MS });
    return (performance.now() - start) / 1000;
  };
}

/** Opens a place in a browser that has never been here. @returns what the time is taken by: it runs from the navigation on */
async function open(page: Page, board: Switchboard, path: string): Promise<Seen> {
  const seen = startClock();
  await page.goto(`${board.address}${path}`, { waitUntil: 'commit' });
  return seen;
}

/** Mends the cause and presses «Повторить». */
async function heal(page: Page, place: Place, mend: () => void): Promise<number> {
  mend();
  const seen = startClock();
  await place.panel(page).getByRole('button', { name: 'Повторить' }).click();
  return seen(place.content(page));
}

async function timeOrigin(failure: OriginCase, page: Page, board: Switchboard): Promise<Figures> {
  const figures: Figures = {};
  for (const [name, { place, path }] of Object.entries(PLACES) as [keyof Figures, typeof PLACES.page][]) {
    board.fail(place.remote, failure);
    const seen = await open(page, board, path);
    if (failure.outcome === 'the place, as slowly as it comes') {
      figures[name] = { after: await seen(place.content(page)) };
      continue;
    }
    const after = await seen(place.panel(page));
    figures[name] = { after, healed: await heal(page, place, () => board.fail(place.remote, undefined)) };
  }
  return figures;
}

const system = await startOwnSystem();
const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...launchArgs] });

async function startOwnSystem() {
  const ports = readPorts(process.env.E2E_PORT ?? DEFAULT_PORT);
  await assertPortsFree(listPorts(ports));
  return startSystem(ports);
}

async function logIn(by: Browser): Promise<BrowserContextOptions> {
  const context = await by.newContext();
  await context.request.post(`${system.address}/api/auth/login`, {
    data: accounts.supplier,
    headers: { Origin: system.address },
  });
  const storageState = await context.storageState();
  await context.close();
  return { storageState, locale: 'ru-RU', viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' };
}

async function time(
  failure: Expectation,
  options: BrowserContextOptions,
  take: (page: Page, board: Switchboard) => Promise<Figures>,
): Promise<void> {
  const context = await browser.newContext(options);
  const board = await openSwitchboard(system.address);
  try {
    const { widget, page } = await take(await context.newPage(), board);
    const promised = failure.within === 0 ? 'at once' : `${failure.within} s`;
    const cells = [failure.failure, failure.outcome, say(widget?.after), say(page?.after), promised];
    console.log(`| ${[...cells, say(widget?.healed), say(page?.healed)].join(' | ')} |`);
    const late = [widget, page].some(
      (seen) => seen && (seen.after > Math.max(failure.within, 2) || (seen.healed ?? 0) > HEALED_WITHIN),
    );
    if (late) process.exitCode = 1;
  } finally {
    await context.close();
    await board.close();
  }
}

const say = (seconds: number | undefined) => (seconds === undefined ? '' : `${seconds.toFixed(1)} s`);

try {
  const options = await logIn(browser);
  console.log(`
Seconds from the navigation, the page's own loading included.

| Failure | What is seen | widget, after | page, after | promised | widget, healed after | page, healed after |
| --- | --- | --- | --- | --- | --- | --- |`);
  for (const failure of ORIGIN_CASES) await time(failure, options, (page, board) => timeOrigin(failure, page, board));
  for (const failure of BUILD_CASES)
    if (failure.outcome === 'the build before')
      await time(failure, options, async (page, board) => {
        board.publish(pagePlace.remote, await breakBuild(failure, pagePlace, system.address));
        const seen = await open(page, board, '/catalog');
        return { page: { after: await seen(pagePlace.content(page)) } };
      });
  for (const failure of REGISTRY_CASES)
    await time(failure, options, async (page, board) => {
      board.failRegistry(failure.answer);
      const seen = await open(page, board, '/catalog');
      if (failure.outcome !== 'the builds known from the last visit; in a new browser the panel')
        return { page: { after: await seen(pagePlace.content(page)) } };
      const after = await seen(pagePlace.panel(page));
      return { page: { after, healed: await heal(page, pagePlace, () => board.failRegistry(undefined)) } };
    });
} finally {
  await browser.close();
  await system.stop();
}
process.exit();
