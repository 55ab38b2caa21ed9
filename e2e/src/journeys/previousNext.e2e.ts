import type { Page } from '@playwright/test';
import { accounts } from '../support/accounts.ts';
import { message, send } from '../support/messenger.ts';
import { receiveReports } from '../support/ownBuilds.ts';
import { releasePairs, type Pair } from '../support/releasePairs.ts';
import { screens } from '../support/screens.ts';
import { expect, test, type People } from '../support/test.ts';

/** Milliseconds: an uncached build of the last release, while other journeys run in parallel. */
const LONGEST = 8 * 60_000;
const PAGES = ['own page', 'catalogue', 'participant', 'meetings by days', 'invitations', 'chats'];

test(
  'previous and next shells run previous and next remotes [TEAM-01] [FED-01]',
  { tag: '@nightly' },
  async ({ people }) => {
    test.setTimeout(LONGEST);
    const cleanUps: (() => unknown)[] = [];
    try {
      const pairs = await test.step('release them', () => releasePairs(cleanUps));
      for (const pair of pairs) await test.step(pair.name, () => openPair(people, pair));
    } finally {
      for (const cleanUp of cleanUps) await cleanUp();
    }
  },
);

async function openPair(people: People, { name, address, catalogue }: Pair): Promise<void> {
  const [customer, supplier] = await Promise.all([people.come(accounts.customer), people.come(accounts.supplier)]);
  const reports = await Promise.all([customer, supplier].map((page) => receiveReports(page.context())));
  for (const visit of screens.filter((screen) => PAGES.includes(screen.name))) {
    const page = visit.account === accounts.customer ? customer : supplier;
    await page.goto(address + visit.address);
    await visit.isReady(page);
    if (visit.name === 'catalogue') expect(await listScripts(page)).toContain(`/builds/${catalogue}/`);
  }
  const text = `${name} ${Date.now()}`;
  await supplier.goto(`${address}/messages/2`);
  await send(supplier, text);
  await supplier.reload();
  await expect(message(supplier, text)).toBeVisible();
  expect(reports.flat()).toEqual([]);
  await Promise.all([customer, supplier].map((page) => page.context().close()));
}

/** The addresses of everything that the page has loaded. */
const listScripts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map((entry) => entry.name)
      .join('\n'),
  );
