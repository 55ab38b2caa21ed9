import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Experimental, and it takes the number on a badge for a part of the visible label. */
const MISJUDGING = ['label-content-name-mismatch'];

/** The page as it is now: nothing is being loaded, nothing sticks out sideways, and axe finds nothing. */
export async function expectSound(page: Page, state: string): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `sticks out by, in px (${state})`).toBeLessThanOrEqual(0);
  // «Legacy» sums up in the page itself. Otherwise a second page is opened for that, which only frames of other origins need.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await axe.withTags(RULES).disableRules(MISJUDGING).analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help} — ${target.join(' ')} ${failureSummary ?? ''}`),
  );
  expect(found, state).toEqual([]);
}
