import type { Page } from '@playwright/test';

/** In the page. */
declare const notePress: () => Promise<number>;

/**
 * Counts what a person presses: buttons of the mouse, Enter, Space outside of text, and options of native lists. Typing and
 * Tab do not count. Call it before the first page is opened.
 */
export async function countPresses(page: Page): Promise<() => number> {
  let presses = 0;
  await page.exposeFunction('notePress', () => (presses += 1));
  await page.addInitScript(() => {
    const note = () => void notePress();
    addEventListener('pointerdown', ({ isTrusted }) => isTrusted && note(), true);
    addEventListener('change', ({ target }) => target instanceof HTMLSelectElement && note(), true);
    addEventListener(
      'keydown',
      ({ key, target }) => {
        const isText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
        if (key === 'Enter' || (key === ' ' && !isText)) note();
      },
      true,
    );
  });
  return () => presses;
}
