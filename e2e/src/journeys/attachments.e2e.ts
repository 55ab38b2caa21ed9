import { readFile, rm, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { accounts } from '../support/accounts.ts';
import { readOwnCompany } from '../support/login.ts';
import { message, send } from '../support/messenger.ts';
import { expect, test } from '../support/test.ts';

/** The smallest possible PNG: one pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const chat = (page: Page) => page.getByRole('region', { name: /^Переписка:/ });
const chosen = (page: Page) => page.getByRole('list', { name: 'Прикреплённые файлы' }).getByRole('listitem');
const choose = (page: Page, ...files: { name: string; mimeType: string; buffer: Buffer }[]) =>
  page.locator('input[type=file]').setInputFiles(files);

/** Opens the common chat of two people in both browsers. */
async function meet(people: { come: (account: typeof accounts.customer) => Promise<Page> }) {
  const [supplier, customer] = [await people.come(accounts.supplier), await people.come(accounts.customer)];
  const [{ id: supplierId }, { id: customerId }] = [await readOwnCompany(supplier), await readOwnCompany(customer)];
  await Promise.all([supplier.goto(`/messages/${customerId}`), customer.goto(`/messages/${supplierId}`)]);
  await Promise.all([supplier, customer].map((page) => expect(chat(page)).toBeVisible()));
  return { supplier, customer };
}

test('delivers a picture and a file with a message [CHAT-10] [CHAT-11] [HALL-06] @quick', async ({ people }) => {
  const { supplier, customer } = await meet(people);
  const stamp = Date.now();
  await choose(
    supplier,
    { name: `Макет ${stamp}.png`, mimeType: 'image/png', buffer: PNG },
    { name: `Прайс ${stamp}.txt`, mimeType: 'text/plain', buffer: Buffer.from('Ручка — 12 ₽') },
  );
  await expect(chosen(supplier).getByText('Документ загружен')).toHaveCount(2);
  await send(supplier, `Макет и прайс №${stamp}`);
  await expect(chosen(supplier)).toHaveCount(0);

  await expect(message(customer, `Макет и прайс №${stamp}`)).toBeVisible();
  const picture = chat(customer).getByRole('button', { name: `Открыть Макет ${stamp}.png` });
  await picture.click();
  const viewer = customer.getByRole('dialog', { name: /Изображения переписки/ });
  await expect(viewer.getByRole('img', { name: `Макет ${stamp}.png` })).toHaveJSProperty('naturalWidth', 1);
  const fromViewer = customer.waitForEvent('download');
  await viewer.getByRole('link', { name: `Скачать Макет ${stamp}.png` }).click();
  expect((await fromViewer).suggestedFilename()).toBe(`Макет ${stamp}.png`);
  await viewer.focus();
  await customer.keyboard.press('Escape');
  await expect(picture).toBeFocused();

  const fromBubble = customer.waitForEvent('download');
  await chat(customer)
    .getByRole('link', { name: `Скачать Макет ${stamp}.png` })
    .click();
  expect((await fromBubble).suggestedFilename()).toBe(`Макет ${stamp}.png`);

  const row = chat(customer)
    .getByRole('listitem')
    .filter({ hasText: `№${stamp}` });
  await row.hover();
  await row.getByRole('button', { name: 'Действия с сообщением' }).click();
  const fromMenu = customer.waitForEvent('download');
  await customer.getByRole('menuitem', { name: /^Скачать Макет/ }).click();
  expect((await fromMenu).suggestedFilename()).toBe(`Макет ${stamp}.png`);

  const download = customer.waitForEvent('download');
  await chat(customer)
    .getByRole('link', { name: `Скачать Прайс ${stamp}.txt` })
    .click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`Прайс ${stamp}.txt`);
  expect(await readFile(await file.path(), 'utf8')).toBe('Ручка — 12 ₽');
});

test('shows edits and deletions in the other browser live [CHAT-07] [CHAT-09] @quick', async ({ people }) => {
  const { supplier, customer } = await meet(people);
  const stamp = Date.now();
  const act = async (name: string) => {
    const row = chat(supplier)
      .getByRole('listitem')
      .filter({ hasText: `№${stamp}` });
    await row.hover();
    await row.getByRole('button', { name: 'Действия с сообщением' }).click();
    await supplier.getByRole('menuitem', { name }).click();
  };
  await send(supplier, `Встретимся в 10 №${stamp}`);
  await expect(message(customer, `Встретимся в 10 №${stamp}`)).toBeVisible();

  await act('Изменить');
  await supplier.getByRole('textbox', { name: 'Сообщение' }).fill(`Встретимся в 11 №${stamp}`);
  await supplier.keyboard.press('Enter');
  await expect(supplier.getByText('Сообщение успешно изменено!')).toBeVisible();
  await expect(message(customer, `Встретимся в 11 №${stamp}`)).toBeVisible();

  await act('Удалить');
  await expect(supplier.getByText('Сообщение удалено', { exact: true })).toBeVisible();
  await expect(message(customer, `Встретимся в 11 №${stamp}`)).toBeVisible();
  await expect(supplier.getByText('Сообщение успешно удалено!')).toBeVisible({ timeout: 10_000 });
  await expect(message(customer, `Встретимся в 11 №${stamp}`)).toHaveCount(0);
});

test('refuses a file over 10 MB and a wrong format [CHAT-10]', async ({ people }) => {
  const supplier = await people.come(accounts.supplier);
  const { id: customerId } = await readOwnCompany(await people.come(accounts.customer));
  await supplier.goto(`/messages/${customerId}`);
  await choose(
    supplier,
    { name: 'Каталог.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(10 * 1024 * 1024 + 1) },
    { name: 'Установка.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
    { name: 'Прайс.txt', mimeType: 'text/plain', buffer: Buffer.from('Ручка') },
    { name: 'Прайс.txt', mimeType: 'text/plain', buffer: Buffer.from('Ещё раз') },
  );
  await expect(chosen(supplier)).toHaveCount(3);
  await expect(chosen(supplier).filter({ hasText: 'Файл превышает размер 10 Мб' })).toHaveCount(1);
  await expect(chosen(supplier).filter({ hasText: 'Недопустимый формат файла' })).toHaveCount(1);
  await expect(chosen(supplier).filter({ hasText: 'Документ загружен' })).toHaveCount(1);
  await supplier.getByRole('button', { name: 'Убрать Прайс.txt' }).click();
  await expect(supplier.getByRole('button', { name: 'Отправить' })).toBeDisabled();
});

test('[NET-10] sends the text alone when the file has gone', async ({ people }, testInfo) => {
  const { supplier, customer } = await meet(people);
  const stamp = Date.now();
  const path = testInfo.outputPath(`Смета ${stamp}.txt`);
  await writeFile(path, 'Ручка — 12 ₽');
  await people.disconnect(supplier);
  await supplier.locator('input[type=file]').setInputFiles(path);
  await expect(chosen(supplier)).toHaveCount(1);
  await supplier.getByRole('textbox', { name: 'Сообщение' }).fill(`Смета №${stamp}`);
  await supplier.getByRole('button', { name: 'Отправить' }).click();
  await expect(chosen(supplier)).toHaveCount(0);
  await rm(path);
  await supplier.context().setOffline(false);
  await expect(supplier.getByText('Файл изменился после выбора. Выберите его снова.')).toBeVisible({ timeout: 20_000 });
  await supplier.getByRole('button', { name: 'Отправить только текст' }).click();
  await expect(message(customer, `Смета №${stamp}`)).toBeVisible();
});
