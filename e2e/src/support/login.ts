import { expect, type Page } from '@playwright/test';
import type { Account } from './accounts.ts';
import { AGAIN } from './again.ts';

/** Logs in through the form of the open login page. */
export async function logIn(page: Page, { login, password }: Account): Promise<void> {
  await page.getByLabel('Логин', { exact: true }).fill(login);
  await page.getByLabel('Пароль', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Войти' }).click();
  await expect(page).not.toHaveURL(/\/login/);
}

/** The company logged in to this page’s browser. */
export async function readOwnCompany(page: Page): Promise<{ id: number; company: string }> {
  const answer = await page.request.get('/api/user', AGAIN);
  return (await answer.json()) as { id: number; company: string };
}
