import { accounts } from '../support/accounts.ts';
import { expectSound } from '../support/appearance.ts';
import { enterContrastTheme } from '../support/contrastTheme.ts';
import { screens } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';

// These tests change no data, so workers may run them in parallel.
test.describe.configure({ mode: 'parallel' });

const SIZES = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
];
/** Viewport of the smallest screen, without the phone browser’s own bars. */
const SMALL = { width: 360, height: 640 };

for (const { name, account, address, isReady } of screens) {
  for (const viewport of SIZES) {
    for (const colorScheme of ['light', 'dark'] as const) {
      // A theme changes only colours and a width only the layout, so for every change each is checked once.
      const tag = (viewport.width === 360) === (colorScheme === 'light') ? [] : '@nightly';
      const title = `${name} at ${viewport.width} px, ${colorScheme}: no overflow or axe violations`;
      test(title, { tag }, async ({ people }) => {
        const page = await people.come(account, { viewport, colorScheme });
        await page.goto(address);
        await isReady(page);
        await expectSound(page, colorScheme);
      });
    }
  }
}

for (const { name, account, address, isReady } of screens) {
  for (const viewport of SIZES) {
    const tag = viewport.width === 360 ? '@nightly' : [];
    test(`${name} at ${viewport.width} px: contrast themes keep every state [NET-06]`, { tag }, async ({ people }) => {
      const page = await people.come(account, { viewport, reducedMotion: 'reduce' });
      await page.goto(address);
      await isReady(page);
      expect(await enterContrastTheme(page)).toEqual([]);
    });
  }
}

for (const viewport of [{ width: 1440, height: 800 }, SMALL]) {
  test(`at ${viewport.width} px: profile warning leaves the message field visible [SIDE-07]`, async ({ people }) => {
    const page = await people.come(accounts.supplier, { viewport });
    await page.route('**/api/user', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        json: { ...((await answer.json()) as object), site: '', description: '' },
      });
    });
    const warning = page.getByText('Не указано: описание, сайт.');
    await page.goto('/messages');
    await expect(warning).toBeInViewport();
    await page.goto('/messages/2');
    await expect(page.getByRole('button', { name: 'Отправить' })).toBeInViewport({ ratio: 1 });
    // On a phone an open chat takes the whole screen.
    if (viewport === SMALL) await expect(warning).toBeHidden();
    else await expect(warning).toBeInViewport();
  });
}
