import { test as base, type BrowserContextOptions, type Page } from '@playwright/test';
import type { Account } from './accounts.ts';
import { ownSystem } from './system.ts';
import { watchPage, type PageWatch } from './watchPage.ts';

/** Gives a browser of its own to each person of a journey. */
export interface People {
  /** A new context, logged in or a guest; its page is blank until it goes somewhere. */
  come: (account?: Account, options?: BrowserContextOptions) => Promise<Page>;
  /** What this journey breaks on purpose and may therefore be read in the console. */
  allow: (...patterns: RegExp[]) => void;
}

/**
 * `test` of every journey: it fails when a page had an error in its console, uncaught, or against the security policy.
 */
export const test = base.extend<{ people: People }>({
  // What `page.goto` and `request` put before a path.
  // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures it must prepare: none
  baseURL: ({}, use) => use(ownSystem().address),
  people: async ({ browser, baseURL }, use) => {
    const watches: PageWatch[] = [];
    const allowed: RegExp[] = [];
    const pages: Page[] = [];

    await use({
      come: async (account, options) => {
        const context = await browser.newContext(options);
        if (account && baseURL) {
          const answer = await context.request.post('/api/auth/login', { data: account, headers: { Origin: baseURL } });
          if (!answer.ok())
            throw new Error(`${account.login} could not log in (${answer.status()}): ${await answer.text()}`);
        }
        const page = await context.newPage();
        watches.push(await watchPage(page));
        pages.push(page);
        return page;
      },
      allow: (...patterns) => allowed.push(...patterns),
    });

    const problems = watches.flatMap((watch) => {
      watch.allow(...allowed);
      return watch.problems();
    });
    await Promise.all(pages.map((page) => page.context().close()));
    if (problems.length > 0) throw new Error(`The pages were not silent:\n${problems.join('\n')}`);
  },
});

export { expect } from '@playwright/test';
