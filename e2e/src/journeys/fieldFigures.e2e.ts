import { accounts } from '../support/accounts.ts';
import { readNewestBuild } from '../support/registry.ts';
import { menuLink } from '../support/sidebar.ts';
import { ownSystem } from '../support/system.ts';
import { expect, test } from '../support/test.ts';

test('shows administrators page timings per page and build', async ({ people }) => {
  const page = await people.come(accounts.supplier);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/reports/figures')) sent.push(request.postData() ?? '');
  });
  // web-vitals loads after the first page, in idle time.
  const measuring = page.waitForResponse(/\/assets\/web-vitals\./);
  await page.goto('/profile/2?from=catalog');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await measuring;
  await menuLink(page, 'Каталог заказчиков').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Каталог заказчиков' })).toBeVisible();
  // Closing the tab must send the figures, too.
  await page.close();

  const admin = await people.come(accounts.admin);
  const { build } = await readNewestBuild(ownSystem().address, 'mf_catalog');
  const rowOf = (region: string, figure: RegExp) =>
    admin.getByRole('region', { name: region }).getByRole('row', { name: figure });
  await expect(async () => {
    await admin.goto('/doctor/reports');
    await expect(admin.getByRole('navigation', { name: 'Устройства' })).toBeVisible();
    await expect(rowOf('mf_catalog/CatalogPage', /^Переход на страницу/)).toContainText(build, { timeout: 1_000 });
  }).toPass();
  await expect(rowOf('mf_profile/ParticipantPage', /^Открытие сайта с этой страницы/)).toBeVisible();
  await expect(rowOf('mf_profile/ParticipantPage', /^Главное содержание/)).toBeVisible();
  await expect(rowOf('Оболочка, все страницы', /^Сдвиги страницы/)).toBeVisible();
  // Reports contain page names, never addresses.
  expect(sent.join()).not.toMatch(/profile\/2|from=/);
});
