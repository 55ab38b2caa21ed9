import { readFileSync } from 'node:fs';
import path from 'node:path';
import { accounts } from '../support/accounts.ts';
import { operate, uploadFolder } from '../support/control.ts';
import { readNewestBuild } from '../support/registry.ts';
import { menuLink } from '../support/sidebar.ts';
import { buildStock, BUNDLERS } from '../support/stockBuilds.ts';
import { ownSystem } from '../support/system.ts';
import { expect, test } from '../support/test.ts';

const REMOTE = readFileSync(path.resolve(import.meta.dirname, '../../../mf-catalog/remote.json'), 'utf8');

for (const bundler of BUNDLERS)
  test(`releases and opens a stock ${bundler} remote [TEAM-06]`, { tag: '@nightly' }, async ({ people }) => {
    test.slow();
    const { address } = ownSystem();
    const real = await readNewestBuild(address, 'mf_catalog');
    const title = `Чужой каталог: ${bundler}`;
    const folder = `stock-${bundler}-${new URL(address).port}`;
    const exposes = Object.keys(real.exposes);
    const [files, page] = await Promise.all([
      buildStock(bundler, { name: 'their_catalog', version: `3.2.1-${bundler}`, title, exposes }),
      people.come(accounts.supplier),
    ]);
    const cleanUp = await uploadFolder(folder, { ...files, 'remote.json': REMOTE });
    try {
      await operate('release', '--manifest', `${new URL(real.entry).origin}/builds/${folder}/mf-manifest.json`);
      await page.goto('/catalog');
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.locator('.stock-page')).toHaveCSS('border-top-width', '3px');
      await expect(page.getByText('Пришло отдельно')).toBeVisible();
      await page.getByRole('button', { name: 'Нажато: 0' }).click();
      await expect(page.getByRole('button', { name: 'Нажато: 1' })).toBeVisible();

      await page.getByRole('link', { name: 'К новостям' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Новости' })).toBeVisible();
      await menuLink(page, 'Каталог').click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

      await operate('rollback');
      await page.goto('/catalog');
      await expect(page.getByRole('heading', { level: 1, name: 'Каталог заказчиков' })).toBeVisible();
    } finally {
      await operate('rollback', '--build', real.build).catch(() => undefined);
      await cleanUp();
    }
  });
