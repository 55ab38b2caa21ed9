import { expect, type Locator, type Page } from '@playwright/test';

/** A message of the open conversation by its text; the list of chats beside it shows the last text too. */
export const message = (page: Page, text: string): Locator =>
  page.getByRole('region', { name: /^Переписка с/ }).getByText(text, { exact: true });

/** Writes into the open conversation and waits until the message is shown there. */
export async function send(page: Page, text: string): Promise<void> {
  const box = page.getByRole('textbox', { name: 'Сообщение' });
  await box.fill(text);
  await page.getByRole('button', { name: 'Отправить' }).click();
  await expect(box).toHaveValue('');
  await expect(message(page, text)).toBeVisible();
  await expect(page.getByText('отправляется')).toHaveCount(0);
  await expect(page.getByText('Не отправлено.', { exact: true })).toHaveCount(0);
}

/** The chat with a company in the list of chats. */
export const chatWith = (page: Page, company: string): Locator =>
  page.getByRole('region', { name: 'Чаты' }).getByRole('link', { name: company });
