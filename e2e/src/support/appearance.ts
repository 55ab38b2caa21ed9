import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Experimental, and it treats the number on a badge as part of the visible label. */
const MISJUDGING = ['label-content-name-mismatch'];

/** Expects the current page to be loaded, without horizontal overflow and without axe violations. */
export async function expectSound(page: Page, state: string): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `sticks out by, in px (${state})`).toBeLessThanOrEqual(0);
  // Legacy mode evaluates in the page itself; otherwise axe opens a second page, which only cross-origin frames need.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await axe.withTags(RULES).disableRules(MISJUDGING).analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help} — ${target.join(' ')} ${failureSummary ?? ''}`),
  );
  expect(found, state).toEqual([]);
}
