import type { Page } from '@playwright/test';
import { accounts } from '../support/accounts.ts';
import { breakBuild } from '../support/breakBuild.ts';
import { failOrigin } from '../support/failOrigin.ts';
import { BUILD_CASES, ORIGIN_CASES, REGISTRY_CASES, type BuildCase, type Outcome } from '../support/failureCases.ts';
import { isTableCurrent } from '../support/failureTable.ts';
import { receiveReports, REGISTRY, releaseHere, type FailureReport } from '../support/ownBuilds.ts';
import { runCases } from '../support/parallel.ts';
import { openPage, openWidget, pagePlace, widgetPlace, type Place } from '../support/places.ts';
import { readRegistry } from '../support/registry.ts';
import { menuLink } from '../support/sidebar.ts';
import { ownSystem } from '../support/system.ts';
import { expect, test, type People } from '../support/test.ts';

/** Time limit for all cases of a test together, on a busy machine. */
const LONGEST_MS = 300_000;
/** Cases run in parallel: the system and all browsers share two cores. */
const AT_ONCE = 2;
/**
 * Extends the time limits of the table, because other cases run in parallel. `npm run proof bench failures` measures the
 * real times.
 */
const patience = (seconds: number) => ({ timeout: seconds * 1500 + 20_000 });

/** Gives each case a fresh browser that is logged in. */
async function inOwnBrowsers(people: People): Promise<(run: (page: Page) => Promise<void>) => Promise<void>> {
  // The cases provoke errors on purpose.
  people.allow(/./);
  const storageState = await (await people.come(accounts.supplier)).context().storageState();
  return async (run) => {
    const visitor = await people.come(undefined, { storageState });
    await run(visitor).finally(() => visitor.context().close());
  };
}

const retry = (page: Page, place: Place) => place.panel(page).getByRole('button', { name: 'Повторить' });
type Reports = readonly FailureReport[];

const PLACES = [widgetPlace, pagePlace];
const KNOWN_OR_PANEL: Outcome = 'the builds known from the last visit; in a new browser the panel';

test('contains an unreachable remote and recovers on retry [FED-02]', { tag: '@nightly' }, async ({ people }) => {
  test.setTimeout(LONGEST_MS);
  const visit = await inOwnBrowsers(people);
  await runCases(ORIGIN_CASES, AT_ONCE, (failure) =>
    visit(async (page) => {
      const remotes = PLACES.map(({ remote }) => remote);
      const reports = await receiveReports(page.context());
      const mend = await failOrigin(page, ownSystem().address, failure, remotes);
      await openWidget(page);
      if (failure.outcome === 'the page, slowly') {
        await expect(widgetPlace.content(page)).toBeVisible(patience(failure.within));
        await openPage(page);
        await expect(pagePlace.content(page)).toBeVisible(patience(failure.within));
        return;
      }
      await expect(retry(page, widgetPlace)).toBeVisible(patience(failure.within));
      await expect(page.getByRole('region', { name: 'Мои встречи' })).toBeVisible();
      await mend(widgetPlace.remote);
      await retry(page, widgetPlace).click();
      await expect(widgetPlace.content(page)).toBeVisible(patience(2));

      await openPage(page);
      await menuLink(page, 'Заявки').click();
      await expect(page.getByRole('heading', { level: 1, name: 'Заявки на встречу' })).toBeVisible(patience(2));
      await openPage(page);
      await expect(retry(page, pagePlace)).toBeVisible(patience(failure.within));
      await mend(pagePlace.remote);
      await retry(page, pagePlace).click();
      await expect(pagePlace.content(page)).toBeVisible(patience(2));
      if ('fault' in failure) await expectIncidents(page, reports, remotes);
      else await expectReports(reports, failure.phase);
    }),
  );
});

test('falls back from a broken build even in new browsers [FED-02]', { tag: '@nightly' }, async ({ people }) => {
  test.setTimeout(LONGEST_MS);
  const { address } = ownSystem();
  const visit = await inOwnBrowsers(people);
  await runCases(BUILD_CASES, AT_ONCE, (failure) =>
    visit(async (page) => {
      const broken = failure.isPageOnly ? [pagePlace] : PLACES;
      const builds = broken.map(async (place) => [place.remote, await breakBuild(failure, place, address)] as const);
      await releaseHere(page.context(), address, Object.fromEntries(await Promise.all(builds)));
      const reports = await receiveReports(page.context());
      await openWidget(page);
      await expectOutcome(page, widgetPlace, failure);
      await openPage(page);
      await expectOutcome(page, pagePlace, failure);
      await expectReports(reports, failure.phase, broken);
    }),
  );
});

test('survives an unreadable registry and isolates bad entries [FED-02]', { tag: '@nightly' }, async ({ people }) => {
  test.setTimeout(LONGEST_MS);
  const visit = await inOwnBrowsers(people);
  const registry = await readRegistry(ownSystem().address);
  await runCases(REGISTRY_CASES, AT_ONCE, async ({ answer, outcome, within }) => {
    const fail = (page: Page) => page.route(REGISTRY, (route) => answer(route, registry));
    await visit(async (page) => {
      await page.goto('/catalog');
      await expect(pagePlace.content(page)).toBeVisible(patience(10));
      await fail(page);
      await page.reload();
      await expect(pagePlace.content(page)).toBeVisible(patience(within));
    });
    await visit(async (page) => {
      await fail(page);
      await page.goto('/catalog');
      if (outcome !== KNOWN_OR_PANEL) {
        await expect(pagePlace.content(page)).toBeVisible(patience(within));
        return;
      }
      await expect(retry(page, pagePlace)).toBeVisible(patience(within));
      await page.unroute(REGISTRY);
      await retry(page, pagePlace).click();
      await expect(pagePlace.content(page)).toBeVisible(patience(2));
    });
  });
});

test('docs/deploying.md has the current failure table', () => {
  expect(isTableCurrent(), 'bring it up to date: node e2e/writeFailureTable.ts').toBe(true);
});

async function expectOutcome(page: Page, place: Place, { outcome, within }: BuildCase): Promise<void> {
  if (outcome === 'the previous build') {
    await expect(place.content(page)).toBeVisible(patience(within));
    return;
  }
  const button = place.within(page).getByRole('button', { name: 'Нажать' });
  await button.click();
  await expect(button).toBeVisible();
  await expect(place.panel(page)).toHaveCount(0);
}

/** Expects a failure report of the places with the given phase. */
async function expectReports(reports: Reports, phase: string | undefined, places = PLACES): Promise<void> {
  for (const { remote } of places)
    await expect
      .poll(() => reports.filter((report) => report.remote === remote).map((report) => report.phase), {
        message: `what was reported of ${remote}`,
      })
      .toContain(phase);
}

/** Expects that a fault is noted in its tab but not reported. */
async function expectIncidents(page: Page, reports: Reports, remotes: readonly string[]): Promise<void> {
  const incidents = await page.evaluate(() => sessionStorage.getItem('vstrecha.incidents'));
  for (const remote of remotes) expect(incidents).toMatch(new RegExp(`${remote}/\\w+, [\\w.-]+, load:`));
  expect(reports).toEqual([]);
}
