import { expect, type Locator, type Page } from '@playwright/test';

/**
 * A message of the open conversation; the region excludes the chat list, which shows the last text too. «с» is its name in
 * earlier builds.
 */
export const message = (page: Page, text: string): Locator =>
  page.getByRole('region', { name: /^Переписка(?::| с)/ }).getByText(text, { exact: true });

/** Sends a message in the open conversation and waits until it is delivered. */
export async function send(page: Page, text: string): Promise<void> {
  const box = page.getByRole('textbox', { name: 'Сообщение' });
  await box.fill(text);
  await page.getByRole('button', { name: 'Отправить' }).click();
  await expect(box).toHaveValue('');
  await expect(message(page, text)).toBeVisible();
  await expect(page.getByText('отправляется')).toHaveCount(0);
  await expect(page.getByText('Не отправлено.', { exact: true })).toHaveCount(0);
}

/** The chat with a company in the chat list. */
export const chatWith = (page: Page, company: string): Locator =>
  page.getByRole('region', { name: 'Чаты' }).getByRole('link', { name: company });
