import type { Page } from '@playwright/test';
import { accounts } from '../support/accounts.ts';
import { startAnew } from '../support/keptDay.ts';
import { menuLink } from '../support/sidebar.ts';
import { expect, test } from '../support/test.ts';

test('links lead to today and the application can be installed [DAY-01] [DAY-02] @quick', async ({ people }) => {
  const page = await people.come(accounts.supplier);
  await page.goto('/profile');
  await page.getByRole('region', { name: 'Мои встречи' }).getByRole('link', { name: 'Сегодня' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Сегодня · / })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Завтра/ })).toBeVisible();

  const devtools = await page.context().newCDPSession(page);
  await expect.poll(async () => (await devtools.send('Page.getAppManifest')).url).toContain('/manifest.webmanifest');
  const { errors } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // Journeys run in private windows.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
});

test('offers installation on the own page from the second visit [DAY-02]', async ({ people }) => {
  let page = await people.come(accounts.supplier);
  const note = () => page.locator('main header').getByRole('button', { name: 'Установить приложение' });
  for (const visits of ['1', '2']) {
    page = await startAnew(page);
    await page.goto('/news');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('vstrecha.visits'))).toBe(visits);
    await offerInstallation(page);
    await menuLink(page, 'Моя страница').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Моя страница' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Мои встречи' })).toBeVisible();
    await expect(note()).toHaveCount(Number(visits) - 1);
  }
  await note().click();
  await expect(note()).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.dataset.asked)).toBe('1');
});

/** Makes the offer that Chromium makes outside of private windows. */
const offerInstallation = (page: Page) =>
  page.evaluate(() => {
    const prompt = async () => void (document.documentElement.dataset.asked = '1');
    window.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
  });
