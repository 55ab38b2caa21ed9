import { expect, type Page } from '@playwright/test';

/** A phone, which may keep the day without being installed. */
export const PHONE = { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true };

/** Switches keeping on at «Сегодня», and waits until pages, files and answers are there. */
export async function keepDay(page: Page): Promise<void> {
  await page.goto('/today');
  await page.getByRole('switch', { name: 'Хранить сегодняшний день на этом устройстве' }).check();
  await expect.poll(() => hasKept(page), { timeout: 40_000 }).toBe(true);
}

/** Whether a complete shell, files of remotes and the calls of «Сегодня» are kept. */
function hasKept(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    // Opening a cache that is missing would make it.
    const urls = async (start: string) => {
      const name = names.find((each) => each.startsWith(start));
      return name === undefined ? [] : (await (await caches.open(name)).keys()).map(({ url }) => url);
    };
    const day = await urls('day-');
    const isListed = [
      '/api/points?',
      '/api/meetings/companies?',
      // The last page to be kept.
      '/api/invitations/incoming?',
      '/api/chats?offset=0&limit=20',
      '/api/settings',
    ];
    return (
      (await urls('shell-')).some((url) => url.endsWith('/complete')) &&
      (await urls('remotes')).some((url) => url.includes('TodayPage')) &&
      isListed.every((call) => day.some((url) => url.includes(call)))
    );
  });
}

/** Names of the browser's caches, and the addresses in one of them. */
export const cacheNames = (page: Page) => page.evaluate(() => caches.keys());
export const cachedIn = (page: Page, name: string) =>
  page.evaluate(async (cache) => (await (await caches.open(cache)).keys()).map(({ url }) => url), name);

/** Closes the page and opens another one of the same browser, as a start from the home screen does. */
export async function startAnew(page: Page): Promise<Page> {
  const next = await page.context().newPage();
  await page.close();
  return next;
}
