import type { Page } from '@playwright/test';
import { accounts, type Account } from '../support/accounts.ts';
import { ADDITIONS, buildChangedShell } from '../support/changedShell.ts';
import { serveShell, stopShell } from '../support/control.ts';
import { receiveReports } from '../support/ownBuilds.ts';
import { screens } from '../support/screens.ts';
import { ownSystem } from '../support/system.ts';
import { expect, test } from '../support/test.ts';

/** Milliseconds: an uncached build, while other journeys run in parallel. */
const BUILD_TIME = 8 * 60_000;
/** Milliseconds. */
const PAGE_TIME = 45_000;

const LAST_STEP = '/register/meetings';

/** Pages of the remotes missing in `screens`, each with one of its headings. */
const OTHER_PAGES: { account: Account; address: string; heading: string }[] = [
  { account: accounts.supplier, address: '/profile/edit', heading: 'Редактирование профиля' },
  { account: accounts.supplier, address: '/preview/catalog', heading: 'Предпросмотр' },
  { account: accounts.newcomer, address: '/register/company', heading: 'Информация о компании' },
  { account: accounts.halfway, address: '/register/files', heading: 'Файлы' },
  { account: accounts.halfway, address: LAST_STEP, heading: 'Настройка встреч' },
];

/** Opens the last registration step for an account that is at an earlier one. */
const skipToLastStep = (page: Page) =>
  page.route('**/api/user', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), registration_step: 'MEETINGS' } });
  });

test(
  'a shell with additions opens all pages of live remotes [TEAM-01] [FED-01]',
  { tag: '@nightly' },
  async ({ people }) => {
    test.setTimeout(BUILD_TIME);
    const { site, remove } = await buildChangedShell(ADDITIONS);
    const shell = await serveShell(site);
    try {
      const [system, changed] = await Promise.all(
        [ownSystem().address, shell.address].map(async (origin) => (await fetch(`${origin}/provides.json`)).text()),
      );
      expect(changed).not.toBe(system);

      const visits = [
        ...screens.filter(({ address }) => address !== '/login'),
        ...OTHER_PAGES.map(({ account, address, heading }) => ({
          account,
          address,
          isReady: (page: Page) => expect(page.getByRole('heading', { name: heading }).first()).toBeVisible(),
        })),
      ];
      for (const account of new Set(visits.map((visit) => visit.account))) {
        const page = await people.come(account);
        const reports = await receiveReports(page.context());
        for (const visit of visits.filter((each) => each.account === account)) {
          if (visit.address === LAST_STEP) await skipToLastStep(page);
          await page.goto(shell.address + visit.address);
          // The first visit of a page takes long on a busy machine.
          await expect(() => visit.isReady(page)).toPass({ timeout: PAGE_TIME });
        }
        expect(reports).toEqual([]);
        await page.context().close();
      }
    } finally {
      await stopShell(shell);
      remove();
    }
  },
);
