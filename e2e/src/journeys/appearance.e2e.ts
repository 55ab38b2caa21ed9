import { AxeBuilder } from '@axe-core/playwright';
import { screens } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';

const WIDTHS = { 1440: 900, 360: 740 };
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Experimental, and it takes the number on a badge for a part of the visible label. */
const MISJUDGING = ['label-content-name-mismatch'];

for (const { name, account, address, isReady } of screens) {
  for (const [width, height] of Object.entries(WIDTHS)) {
    test(`${name} at ${width} px: nothing sticks out, and axe finds nothing in light and dark`, async ({ people }) => {
      const page = await people.come(account, { viewport: { width: Number(width), height } });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        if (colorScheme === 'light') await page.goto(address);
        await isReady(page);
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);

        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        expect(overflow, `sticks out by, in px (${colorScheme})`).toBeLessThanOrEqual(0);

        const { violations } = await new AxeBuilder({ page }).withTags(RULES).disableRules(MISJUDGING).analyze();
        const found = violations.flatMap(({ id, help, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${help} — ${target.join(' ')} ${failureSummary ?? ''}`));
        expect(found, colorScheme).toEqual([]);
      }
    });
  }
}
