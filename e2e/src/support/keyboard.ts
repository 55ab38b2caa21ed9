import type { Locator, Page } from '@playwright/test';

/** Above the number of Tab stops of any page, and of options of any list. */
const MOST_STOPS = 80;

/** Presses Tab until the element has focus, like a keyboard user. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${String(target)} within ${MOST_STOPS} stops.`);
}

/** Presses ArrowDown in the focused list until the option is selected. */
export async function arrowTo(page: Page, list: Locator, value: string): Promise<void> {
  for (let option = 0; option < MOST_STOPS; option += 1) {
    if ((await list.inputValue()) === value) return;
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`The arrow does not reach «${value}» within ${MOST_STOPS} options.`);
}
