import type { Page } from '@playwright/test';
import { accounts } from '../support/accounts.ts';
import { breakBuild } from '../support/breakBuild.ts';
import { failOrigin } from '../support/failOrigin.ts';
import { BUILD_CASES, ORIGIN_CASES, REGISTRY_CASES, type BuildCase, type Outcome } from '../support/failureCases.ts';
import { isTableCurrent } from '../support/failureTable.ts';
import { runCases } from '../support/parallel.ts';
import { openPage, openWidget, pagePlace, widgetPlace, type Place } from '../support/places.ts';
import { menuLink } from '../support/sidebar.ts';
import { openSwitchboard, type Switchboard } from '../support/switchboard.ts';
import { ownSystem } from '../support/system.ts';
import { expect, test, type People } from '../support/test.ts';

/** Time limit for all cases of a test together, on a busy machine. */
const LONGEST_MS = 300_000;
/** Cases run in parallel: the system and all browsers share two cores. */
const AT_ONCE = 2;
/**
 * Extends the time limits of the table, because other cases run in parallel. `npm run bench -- failures` measures the
 * real times.
 */
const patience = (seconds: number) => ({ timeout: seconds * 1500 + 20_000 });

/** Gives each case a fresh browser that is logged in, and its own switchboard. */
function inOwnBrowsers(
  people: People,
): Promise<(run: (page: Page, board: Switchboard) => Promise<void>) => Promise<void>> {
  // The cases provoke errors on purpose.
  people.allow(/./);
  return people.come(accounts.supplier).then(async (page) => {
    const storageState = await page.context().storageState();
    return async (run) => {
      const [visitor, board] = await Promise.all([
        people.come(undefined, { storageState }),
        openSwitchboard(ownSystem().address),
      ]);
      try {
        await run(visitor, board);
      } finally {
        await visitor.context().close();
        await board.close();
      }
    };
  });
}

const retry = (page: Page, place: Place) => place.panel(page).getByRole('button', { name: 'Повторить' });
const PLACES = [widgetPlace, pagePlace];
const KNOWN_OR_PANEL: Outcome = 'the builds known from the last visit; in a new browser the panel';

test('contains an unreachable remote and recovers on retry [FED-02]', async ({ people }) => {
  test.setTimeout(LONGEST_MS);
  const visit = await inOwnBrowsers(people);
  await runCases(ORIGIN_CASES, AT_ONCE, (failure) =>
    visit(async (page, board) => {
      const remotes = PLACES.map(({ remote }) => remote);
      const mend = await failOrigin(page, board, failure, remotes);
      await openWidget(page, board.address);
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
      // All remotes of the board share one origin, and hanging requests use up its connections until they time out.
      await expect(page.getByRole('heading', { level: 1, name: 'Заявки на встречу' })).toBeVisible(
        patience(failure.within),
      );
      await openPage(page);
      await expect(retry(page, pagePlace)).toBeVisible(patience(failure.within));
      await mend(pagePlace.remote);
      await retry(page, pagePlace).click();
      await expect(pagePlace.content(page)).toBeVisible(patience(2));
      if ('fault' in failure) await expectIncidents(page, board, remotes);
      else await expectReports(board, failure.phase);
    }),
  );
});

test('falls back from a broken build even in new browsers [FED-02]', async ({ people }) => {
  test.setTimeout(LONGEST_MS);
  const visit = await inOwnBrowsers(people);
  await runCases(BUILD_CASES, AT_ONCE, (failure) =>
    visit(async (page, board) => {
      const broken = failure.isPageOnly ? [pagePlace] : PLACES;
      for (const place of broken) board.publish(place.remote, await breakBuild(failure, place, ownSystem().address));
      await openWidget(page, board.address);
      await expectOutcome(page, widgetPlace, failure);
      await openPage(page);
      await expectOutcome(page, pagePlace, failure);
      await expectReports(board, failure.phase, broken);
    }),
  );
});

test('survives an unreadable registry and isolates bad entries [FED-02]', async ({ people }) => {
  test.setTimeout(LONGEST_MS);
  const visit = await inOwnBrowsers(people);
  await runCases(REGISTRY_CASES, AT_ONCE, async (failure) => {
    await visit(async (page, board) => {
      await page.goto(`${board.address}/catalog`);
      await expect(pagePlace.content(page)).toBeVisible(patience(10));
      board.failRegistry(failure.answer);
      await page.reload();
      await expect(pagePlace.content(page)).toBeVisible(patience(failure.within));
    });
    await visit(async (page, board) => {
      board.failRegistry(failure.answer);
      await page.goto(`${board.address}/catalog`);
      if (failure.outcome !== KNOWN_OR_PANEL) {
        await expect(pagePlace.content(page)).toBeVisible(patience(failure.within));
        return;
      }
      await expect(retry(page, pagePlace)).toBeVisible(patience(failure.within));
      board.failRegistry(undefined);
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
async function expectReports(board: Switchboard, phase: string | undefined, places = PLACES): Promise<void> {
  for (const { remote } of places)
    await expect
      .poll(() => board.reports.filter((report) => report.remote === remote).map((report) => report.phase), {
        message: `what was reported of ${remote}`,
      })
      .toContain(phase);
}

/** Expects that a fault is noted in its tab but not reported. */
async function expectIncidents(page: Page, board: Switchboard, remotes: readonly string[]): Promise<void> {
  const incidents = await page.evaluate(() => sessionStorage.getItem('vstrecha.incidents'));
  for (const remote of remotes) expect(incidents).toMatch(new RegExp(`${remote}/\\w+, [\\w.-]+, load:`));
  expect(board.reports).toEqual([]);
}
