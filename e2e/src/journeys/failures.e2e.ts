import type { Page } from '@playwright/test';
import { accounts } from '../support/accounts.ts';
import { breakBuild } from '../support/breakBuild.ts';
import { BUILD_CASES, ORIGIN_CASES, REGISTRY_CASES, type BuildCase, type Outcome } from '../support/failureCases.ts';
import { isTableCurrent } from '../support/failureTable.ts';
import { runCases } from '../support/parallel.ts';
import { openPage, openWidget, pagePlace, widgetPlace, type Place } from '../support/places.ts';
import { menuLink } from '../support/sidebar.ts';
import { openSwitchboard, type Switchboard } from '../support/switchboard.ts';
import { ownSystem } from '../support/system.ts';
import { expect, test, type People } from '../support/test.ts';

/** For all cases of a test together, on a machine that is busy with much else. */
const LONGEST_MS = 300_000;
/** Cases at once: the system and all browsers have two cores. */
const AT_ONCE = 3;
/** What the promises of the table are stretched by: the machine is busy with the other cases. `npm run bench -- failures` takes the time. */
const patience = (seconds: number) => ({ timeout: seconds * 1500 + 10_000 });

/** Gives each case a browser that has never been here, logged in, and a switchboard of its own. */
function inOwnBrowsers(
  people: People,
): Promise<(run: (page: Page, board: Switchboard) => Promise<void>) => Promise<void>> {
  // What a page says of its failures is what is being tried.
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

test('a remote whose files cannot be had takes down its own places only, and «Повторить» brings them back [FED-02]', async ({
  people,
}) => {
  test.setTimeout(LONGEST_MS);
  const visit = await inOwnBrowsers(people);
  await runCases(ORIGIN_CASES, AT_ONCE, (failure) =>
    visit(async (page, board) => {
      for (const { remote } of PLACES) board.fail(remote, failure);
      await openWidget(page, board.address);
      if (failure.outcome === 'the place, as slowly as it comes') {
        await expect(widgetPlace.content(page)).toBeVisible(patience(failure.within));
        await openPage(page);
        await expect(pagePlace.content(page)).toBeVisible(patience(failure.within));
        return;
      }
      await expect(retry(page, widgetPlace)).toBeVisible(patience(failure.within));
      await expect(page.getByRole('region', { name: 'Мои встречи' })).toBeVisible();
      board.fail(widgetPlace.remote, undefined);
      await retry(page, widgetPlace).click();
      await expect(widgetPlace.content(page)).toBeVisible(patience(2));

      await openPage(page);
      await menuLink(page, 'Заявки').click();
      await expect(page.getByRole('heading', { level: 1, name: 'Заявки на встречу' })).toBeVisible(patience(2));
      await openPage(page);
      await expect(retry(page, pagePlace)).toBeVisible(patience(failure.within));
      board.fail(pagePlace.remote, undefined);
      await retry(page, pagePlace).click();
      await expect(pagePlace.content(page)).toBeVisible(patience(2));
      await expectReports(board, failure.phase);
    }),
  );
});

test('a broken new build gives way to the one before, also in a browser that has never been here [FED-02]', async ({
  people,
}) => {
  test.setTimeout(LONGEST_MS);
  const visit = await inOwnBrowsers(people);
  await runCases(BUILD_CASES, AT_ONCE, (failure) =>
    visit(async (page, board) => {
      for (const place of PLACES) board.publish(place.remote, await breakBuild(failure, place, ownSystem().address));
      await openWidget(page, board.address);
      await expectOutcome(page, widgetPlace, failure);
      await openPage(page);
      await expectOutcome(page, pagePlace, failure);
      await expectReports(board, failure.phase);
    }),
  );
});

test('a registry that cannot be read keeps nobody from what was known, and a bad line hurts no other [FED-02]', async ({
  people,
}) => {
  test.setTimeout(LONGEST_MS);
  const visit = await inOwnBrowsers(people);
  await runCases(REGISTRY_CASES, AT_ONCE, async (failure) => {
    await visit(async (page, board) => {
      await page.goto(`${board.address}/catalog`);
      await expect(pagePlace.content(page)).toBeVisible({ timeout: 30_000 });
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

test('docs/deploying.md has the table of these failures', () => {
  expect(isTableCurrent(), 'bring it up to date: node e2e/writeFailureTable.ts').toBe(true);
});

async function expectOutcome(page: Page, place: Place, { outcome, within }: BuildCase): Promise<void> {
  if (outcome === 'the build before') {
    await expect(place.content(page)).toBeVisible(patience(within));
    return;
  }
  const button = place.within(page).getByRole('button', { name: 'Нажать' });
  await button.click();
  await expect(button).toBeVisible();
  await expect(place.panel(page)).toHaveCount(0);
}

/** Both places tell how they failed. */
async function expectReports(board: Switchboard, phase: string | undefined): Promise<void> {
  for (const { remote } of PLACES)
    await expect
      .poll(() => board.reports.filter((report) => report.remote === remote).map((report) => report.phase), {
        message: `what was reported of ${remote}`,
      })
      .toContain(phase);
}
