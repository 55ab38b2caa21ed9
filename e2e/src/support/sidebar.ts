import { expect, type Locator, type Page } from '@playwright/test';

/** The main menu: a sidebar on wide screens, a bar below on narrow ones. */
export const menu = (page: Page): Locator => page.getByRole('navigation', { name: 'Основное меню' });

/** An entry of the menu, with or without a badge. */
export const menuLink = (page: Page, label: string): Locator => menu(page).getByRole('link', { name: new RegExp(`^${label}`) });

/** The number on the badge of «Сообщения»; 0 without a badge. */
export async function readUnseenChats(page: Page): Promise<number> {
  const link = menuLink(page, 'Сообщения');
  await expect(link).toBeVisible();
  const name = await link.ariaSnapshot();
  return Number(/(\d+) непрочитанн/.exec(name)?.[1] ?? 0);
}

/** Waits until the badge of «Сообщения» shows this many chats, without a reload. */
export async function expectUnseenChats(page: Page, count: number): Promise<void> {
  await expect.poll(() => readUnseenChats(page), { message: 'the badge of unseen chats', timeout: 10_000 }).toBe(count);
}
