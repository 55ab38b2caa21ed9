import { expectSound } from '../support/appearance.ts';
import { screens } from '../support/screens.ts';
import { test } from '../support/test.ts';

const WIDTHS = { 1440: 900, 360: 740 };

for (const { name, account, address, isReady } of screens) {
  for (const [width, height] of Object.entries(WIDTHS)) {
    test(`${name} at ${width} px: nothing sticks out, and axe finds nothing in light and dark`, async ({ people }) => {
      const page = await people.come(account, { viewport: { width: Number(width), height } });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        if (colorScheme === 'light') await page.goto(address);
        await isReady(page);
        await expectSound(page, colorScheme);
      }
    });
  }
}
