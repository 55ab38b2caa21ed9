import { breakBuild } from 'e2e/support/breakBuild';
import { failOrigin } from 'e2e/support/failOrigin';
import { BUILD_CASES, ORIGIN_CASES, REGISTRY_CASES, type Expectation, type OriginCase } from 'e2e/support/failureCases';
import { REGISTRY, releaseHere } from 'e2e/support/ownBuilds';
import { pagePlace, widgetPlace, type Place } from 'e2e/support/places';
import { readRegistry } from 'e2e/support/registry';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { startOwnSystem } from 'tooling/start/startOwnSystem';
import { openLaptop } from '#support/browser.ts';

/** A longer case breaks its promise on any machine. */
const LONGEST_MS = 60_000;
const HEALED_WITHIN = 2;

/** Measures the seconds until an element is visible. */
type Seen = (locator: Locator) => Promise<number>;
/** Figures of a row by place: seconds until the outcome is visible, and until recovery. */
type Figures = Partial<Record<'widget' | 'page', { after: number; healed?: number }>>;

const PLACES = { widget: { place: widgetPlace, path: '/profile' }, page: { place: pagePlace, path: '/catalog' } };

function startClock(): Seen {
  const start = performance.now();
  return async (locator) => {
    await locator.waitFor({ timeout: LONGEST_MS });
    return (performance.now() - start) / 1000;
  };
}

/** Opens a place in a browser on its first visit. @returns the clock, started with the navigation */
async function open(page: Page, system: string, path: string): Promise<Seen> {
  const seen = startClock();
  await page.goto(system + path, { waitUntil: 'commit' });
  return seen;
}

/** Fixes the cause and clicks «Повторить». */
async function heal(page: Page, place: Place, mend: () => unknown): Promise<number> {
  await mend();
  const seen = startClock();
  await place.panel(page).getByRole('button', { name: 'Повторить' }).click();
  return seen(place.content(page));
}

async function timeOrigin(failure: OriginCase, page: Page, system: string): Promise<Figures> {
  const figures: Figures = {};
  for (const [name, { place, path }] of Object.entries(PLACES) as [keyof Figures, typeof PLACES.page][]) {
    const mend = await failOrigin(page, system, failure, [place.remote]);
    const seen = await open(page, system, path);
    if (failure.outcome === 'the page, slowly') {
      figures[name] = { after: await seen(place.content(page)) };
      continue;
    }
    const after = await seen(place.panel(page));
    figures[name] = { after, healed: await heal(page, place, () => mend(place.remote)) };
  }
  return figures;
}

/** The state of a browser in which the supplier is logged in. */
async function readLogin(browser: Browser, address: string): Promise<BrowserContextOptions> {
  const context = (await openLaptop(browser, address)).context();
  const storageState = await context.storageState();
  await context.close();
  return { storageState, locale: 'ru-RU', viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' };
}

const say = (seconds: number | undefined) => (seconds === undefined ? '' : `${seconds.toFixed(1)} s`);

/**
 * Measures how long after a failure a place shows the outcome promised in docs/deploying.md, and how soon it recovers.
 * Starts its own system; cases run one after another on an idle machine, or the figures mean little.
 */
export async function benchFailures(browser: Browser): Promise<void> {
  const system = await startOwnSystem();
  const { address } = system;
  const options = await readLogin(browser, address);
  try {
    console.log(`
Seconds from the navigation, the page's own loading included.

| Failure | What is seen | widget, after | page, after | promised | widget, healed after | page, healed after |
| --- | --- | --- | --- | --- | --- | --- |`);
    for (const failure of ORIGIN_CASES) await time(failure, (page) => timeOrigin(failure, page, address));
    for (const failure of BUILD_CASES)
      if (failure.outcome === 'the previous build')
        await time(failure, async (page) => {
          const broken = await breakBuild(failure, pagePlace, address);
          await releaseHere(page.context(), address, { [pagePlace.remote]: broken });
          const seen = await open(page, address, '/catalog');
          return { page: { after: await seen(pagePlace.content(page)) } };
        });
    const registry = await readRegistry(address);
    for (const failure of REGISTRY_CASES)
      await time(failure, async (page) => {
        await page.route(REGISTRY, (route) => failure.answer(route, registry));
        const seen = await open(page, address, '/catalog');
        if (failure.outcome !== 'the builds known from the last visit; in a new browser the panel')
          return { page: { after: await seen(pagePlace.content(page)) } };
        const after = await seen(pagePlace.panel(page));
        return { page: { after, healed: await heal(page, pagePlace, () => page.unroute(REGISTRY)) } };
      });
  } finally {
    await system.stop();
  }

  /** Prints a case's row at once; a late outcome fails the run. */
  async function time(failure: Expectation, take: (page: Page) => Promise<Figures>): Promise<void> {
    const context = await browser.newContext(options);
    try {
      const { widget, page } = await take(await context.newPage());
      const promised = failure.within === 0 ? 'at once' : `${failure.within} s`;
      const cells = [failure.failure, failure.outcome, say(widget?.after), say(page?.after), promised];
      console.log(`| ${[...cells, say(widget?.healed), say(page?.healed)].join(' | ')} |`);
      const isLate = [widget, page].some(
        (seen) => seen && (seen.after > Math.max(failure.within, 2) || (seen.healed ?? 0) > HEALED_WITHIN),
      );
      if (isLate) process.exitCode = 1;
    } finally {
      await context.close();
    }
  }
}
