import { accounts } from '../support/accounts.ts';
import { menuLink } from '../support/sidebar.ts';
import { expect, test } from '../support/test.ts';

/**
 * Strings that survive minification and occur exactly once in each shared package, in a module of the first screen:
 * lazy chunks of the shell may repeat a small module, which still runs once.
 */
const MARKS: Record<string, string> = {
  react: '.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=',
  'react-dom': '.__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=',
  swr: 'revalidateOnReconnect:!0',
  jotai: 'atom not writable',
  'styled-components': 'data-styled-version',
  luxon: 'Zone is an abstract class',
  'shared-ui': 'Показать пароль',
  'shared-api': 'No answer from the server',
};

test('shares one copy of each singleton and one cache [FED-03] [GUARD-01] @quick', async ({ people }) => {
  const page = await people.come(accounts.supplier);
  const scripts = new Set<string>();
  let userReads = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url());
    if (new URL(request.url()).pathname === '/api/user') userReads += 1;
  });

  await page.goto('/profile');
  for (const title of ['Моя страница', 'Каталог заказчиков', 'Заявки', 'Сообщения']) {
    await menuLink(page, title).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  await expect(page.getByRole('region', { name: 'Чаты' }).getByRole('link').first()).toBeVisible();

  // The shell and every page use the current user; a second cache would fetch it again.
  expect(userReads).toBe(1);

  const sources = await Promise.all([...scripts].map(async (address) => (await page.request.get(address)).text()));
  const origins = new Set([...scripts].map((address) => new URL(address).origin));
  expect(origins.size, 'the shell and the remotes that were visited').toBeGreaterThanOrEqual(5);
  const copies = Object.fromEntries(
    Object.entries(MARKS).map(([name, mark]) => [name, sources.filter((source) => source.includes(mark)).length]),
  );
  expect(copies).toEqual(Object.fromEntries(Object.keys(MARKS).map((name) => [name, 1])));
});
