import { accounts } from '../support/accounts.ts';
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
