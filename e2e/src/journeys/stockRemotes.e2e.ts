import { accounts } from '../support/accounts.ts';
import { operateRemote, uploadFolder } from '../support/control.ts';
import { readNewestBuild } from '../support/registry.ts';
import { menuLink } from '../support/sidebar.ts';
import { buildStock, BUNDLERS } from '../support/stockBuilds.ts';
import { ownSystem } from '../support/system.ts';
import { expect, test } from '../support/test.ts';

const REMOTE = 'mf_surveys';

for (const [index, bundler] of BUNDLERS.entries())
  test(`releases and opens the guide’s ${bundler} remote [TEAM-06]`, { tag: '@nightly' }, async ({ people }) => {
    test.slow();
    const { address } = ownSystem();
    const { entry } = await readNewestBuild(address, 'mf_catalog');
    const title = `Опросы: ${bundler}`;
    const folder = `stock-${bundler}-${new URL(address).port}`;
    const [files, page] = await Promise.all([
      buildStock(bundler, title, `3.2.${index}`),
      people.come(accounts.supplier),
    ]);
    const cleanUp = await uploadFolder(folder, files);
    try {
      const manifest = `${new URL(entry).origin}/builds/${folder}/mf-manifest.json`;
      await operateRemote(REMOTE, 'release', '--manifest', manifest);
      await page.goto('/surveys');
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.locator('.stock-page')).toHaveCSS('border-top-width', '3px');
      await expect(page.getByText('Пришло отдельно')).toBeVisible();
      await page.getByRole('button', { name: 'Нажато: 0' }).click();
      await expect(page.getByRole('button', { name: 'Нажато: 1' })).toBeVisible();

      await page.getByRole('link', { name: 'К новостям' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Новости' })).toBeVisible();
      await menuLink(page, 'Опросы').click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

      await operateRemote(REMOTE, 'rollback', '--remove');
      await page.goto('/news');
      await expect(page.getByRole('heading', { level: 1, name: 'Новости' })).toBeVisible();
      await expect(menuLink(page, 'Опросы')).toHaveCount(0);
    } finally {
      await operateRemote(REMOTE, 'rollback', '--remove').catch(() => undefined);
      await cleanUp();
    }
  });
