import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';

const probe = () => readFileSync(path.join(import.meta.dirname, 'contrastProbe.js'), 'utf8');

/**
 * Shows the page in a contrast theme (NET-06). Needs reduced motion: a transition would show colours in between.
 * @returns a sentence for each state that it hides: chosen things like the others, marks of two colours alike or gone
 */
export async function enterContrastTheme(page: Page): Promise<string[]> {
  await page.evaluate(probe());
  await page.evaluate('rememberLooks()');
  await page.emulateMedia({ forcedColors: 'active' });
  return page.evaluate<string[]>('findLostStates()');
}
