import { test as base, type BrowserContextOptions, type Page } from '@playwright/test';
import type { Account } from './accounts.ts';
import { AGAIN } from './again.ts';
import { ownSystem } from './system.ts';
import { watchPage, type PageWatch } from './watchPage.ts';

/** Gives each person of a journey their own browser. */
export interface People {
  /** Opens a new context, as a guest or logged in, with a blank page. */
  come: (account?: Account, options?: BrowserContextOptions) => Promise<Page>;
  /** Allows console errors that the journey provokes on purpose. */
  allow: (...patterns: RegExp[]) => void;
  /** Takes the network from the person's browser and allows what browsers and the host log then. */
  disconnect: (page: Page) => Promise<void>;
}

const LOGGED_WITHOUT_NETWORK = [
  /net::ERR_/,
  /WebSocket/,
  /\[federation\] (mf_\w+\/\w+ .*failed|\/registry\.json cannot be had)/,
];

/** `test` of every journey: fails on console errors, uncaught errors and violations of the content security policy. */
export const test = base.extend<{ people: People }>({
  // The base of relative URLs in `page.goto` and `request`.
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures to prepare from the pattern
  baseURL: ({}, use) => use(ownSystem().address),
  people: async ({ browser, baseURL }, use) => {
    const watches: PageWatch[] = [];
    const allowed: RegExp[] = [];
    const pages: Page[] = [];

    await use({
      come: async (account, options) => {
        const context = await browser.newContext(options);
        if (account && baseURL) {
          const answer = await context.request.post('/api/auth/login', {
            ...AGAIN,
            data: account,
            headers: { Origin: baseURL },
          });
          if (!answer.ok())
            throw new Error(`${account.login} could not log in (${answer.status()}): ${await answer.text()}`);
        }
        const page = await context.newPage();
        await closeReminders(page);
        watches.push(await watchPage(page));
        pages.push(page);
        return page;
      },
      allow: (...patterns) => allowed.push(...patterns),
      disconnect: (page) => {
        allowed.push(...LOGGED_WITHOUT_NETWORK);
        return page.context().setOffline(true);
      },
    });

    const problems = watches.flatMap((watch) => {
      watch.allow(...allowed);
      return watch.problems();
    });
    await Promise.all(pages.map((page) => page.context().close()));
    if (problems.length > 0) throw new Error(`The pages were not silent:\n${problems.join('\n')}`);
  },
});

/** Ten minutes before a meeting of the demo its reminder covers a corner of the page until it is closed. */
async function closeReminders(page: Page): Promise<void> {
  const reminder = page
    .locator('[data-toaster] > div')
    .filter({ hasText: /Через \d+ мин/i })
    .first();
  await page.addLocatorHandler(reminder, (card) => card.getByRole('button', { name: 'Закрыть' }).click(), {
    noWaitAfter: true,
  });
}

export { expect } from '@playwright/test';
