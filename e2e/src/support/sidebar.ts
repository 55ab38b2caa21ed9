import { expect, type Locator, type Page } from '@playwright/test';

/** The main menu: a sidebar on wide screens, a bar at the bottom of narrow ones. */
export const menu = (page: Page): Locator => page.getByRole('navigation', { name: 'Основное меню' });

/** An entry of the menu, with or without a badge. */
export const menuLink = (page: Page, label: string): Locator =>
  menu(page).getByRole('link', { name: new RegExp(`^${label}`) });

/** The number in the accessible name of a menu entry; 0 without a badge. The visible badge stops at «20+». */
export async function readBadge(page: Page, label: string): Promise<number> {
  const link = menuLink(page, label);
  await expect(link).toBeVisible();
  const [, name = ''] = /link "([^"]*)"/.exec(await link.ariaSnapshot()) ?? [];
  return Number(/\d+/.exec(name)?.[0] ?? 0);
}

/** Waits until an entry shows this number, without a reload. */
export async function expectBadge(page: Page, label: string, count: number): Promise<void> {
  await expect.poll(() => readBadge(page, label), { message: `the badge of «${label}»`, timeout: 10_000 }).toBe(count);
}
