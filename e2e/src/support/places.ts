import { expect, type Locator, type Page } from '@playwright/test';
import { menuLink } from './sidebar.ts';

/** A place of the application that a remote fills. */
export interface Place {
  remote: string;
  expose: string;
  /** Content rendered by the remote’s own build. */
  content: (page: Page) => Locator;
  /** The error panel. */
  panel: (page: Page) => Locator;
  /** Container of the content, for handwritten builds. */
  within: (page: Page) => Locator;
}

const messages = (page: Page) => page.getByRole('region', { name: 'Сообщения' });

/** The widget with the latest messages on the user’s own page. */
export const widgetPlace: Place = {
  remote: 'mf_messenger',
  expose: 'LatestMessages',
  content: (page) => messages(page).getByRole('list', { name: 'Последние входящие сообщения' }),
  panel: (page) => messages(page).getByRole('alert'),
  within: messages,
};

/** The catalogue page. */
export const pagePlace: Place = {
  remote: 'mf_catalog',
  expose: 'CatalogPage',
  content: (page) => page.getByRole('heading', { level: 1, name: 'Каталог заказчиков' }),
  panel: (page) => page.getByRole('main').getByRole('alert'),
  within: (page) => page.getByRole('main'),
};

/** Opens the page with the widget; it renders whatever the widget’s remote does. */
export async function openWidget(page: Page): Promise<void> {
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Моя страница' })).toBeVisible({ timeout: 30_000 });
}

/** Navigates from there to the catalogue page. */
export async function openPage(page: Page): Promise<void> {
  await menuLink(page, 'Каталог заказчиков').click();
  await expect(page).toHaveURL(/\/catalog/);
}
