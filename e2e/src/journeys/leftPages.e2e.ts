import { accounts } from '../support/accounts.ts';
import { expect, test } from '../support/test.ts';

test('Back after a logout hides the former person’s page [NET-04]', async ({ people }) => {
  // Reads of the page that is left.
  people.allow(/status of 401/);
  const page = await people.come(accounts.supplier);
  await page.goto('/profile');
  const heading = page.getByRole('heading', { level: 1, name: 'Моя страница' });
  await expect(heading).toBeVisible();
  await page.locator('a[href="/api/auth/logout"]').first().click();
  await expect(page.getByRole('button', { name: 'Войти' })).toBeVisible();

  // A network that answers no call of the API.
  await page.route('**/api/**', () => {});
  await page.evaluate(() => window.history.back());
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByRole('status')).toBeVisible();
  await expect(heading).toHaveCount(0);
  expect(await page.locator('body').innerText()).not.toMatch(/Моя страница|Поставщик/);
  await page.unroute('**/api/**');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a page kept for Back is hidden after a logout [NET-04]', async ({ baseURL, playwright, launchOptions }) => {
  // Playwright's browsers keep no pages by default.
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const context = await browser.newContext({ baseURL, locale: 'ru-RU' });
    await context.request.post('/api/auth/login', { data: accounts.supplier, headers: { Origin: baseURL ?? '' } });
    const page = await context.newPage();
    await page.goto('/profile');
    await expect(page.getByRole('heading', { level: 1, name: 'Моя страница' })).toBeVisible();
    await page.locator('a[href="/api/auth/logout"]').first().click();
    await expect(page.getByRole('button', { name: 'Войти' })).toBeVisible();
    await context.route('**/api/**', () => {});
    await page.evaluate(() => window.history.back());
    await expect(page).toHaveURL(/\/profile$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Моя страница' })).not.toBeVisible();
    await context.unrouteAll({ behavior: 'ignoreErrors' });
  } finally {
    await browser.close();
  }
});
