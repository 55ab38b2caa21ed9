import { expect, type Locator, type Page } from '@playwright/test';
import { menuLink } from './sidebar.ts';

/** A place of the application that a remote fills. */
export interface Place {
  remote: string;
  expose: string;
  /** What is drawn there by the remote’s own build. */
  content: (page: Page) => Locator;
  /** What stands there when nothing can be drawn. */
  panel: (page: Page) => Locator;
  /** What a handwritten build draws there. */
  within: (page: Page) => Locator;
}

const messages = (page: Page) => page.getByRole('region', { name: 'Сообщения' });

/** The widget of the latest messages on the own page. */
export const widgetPlace: Place = {
  remote: 'mf_messenger',
  expose: 'LatestMessages',
  content: (page) => messages(page).getByRole('list', { name: 'Последние входящие сообщения' }),
  panel: (page) => messages(page).getByRole('alert'),
  within: messages,
};

/** The page of the catalogue. */
export const pagePlace: Place = {
  remote: 'mf_catalog',
  expose: 'CatalogPage',
  content: (page) => page.getByRole('heading', { level: 1, name: 'Каталог заказчиков' }),
  panel: (page) => page.getByRole('main').getByRole('alert'),
  within: (page) => page.getByRole('main'),
};

/** Opens the page around the widget; it is there whatever the widget's remote does. */
export async function openWidget(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/profile`);
  await expect(page.getByRole('heading', { level: 1, name: 'Моя страница' })).toBeVisible({ timeout: 30_000 });
}

/** Goes from there to the page. */
export async function openPage(page: Page): Promise<void> {
  await menuLink(page, 'Каталог заказчиков').click();
  await expect(page).toHaveURL(/\/catalog/);
}
