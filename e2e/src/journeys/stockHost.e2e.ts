import { accounts } from '../support/accounts.ts';
import { serveShell, stopShell } from '../support/control.ts';
import { readNewestBuild } from '../support/registry.ts';
import { withStockHost } from '../support/stockHost.ts';
import { ownSystem } from '../support/system.ts';
import { expect, test } from '../support/test.ts';

const RENDERED = ['mf_catalog/CatalogPage', 'mf_meetings/TodayMeetings'] as const;

test('a stock host renders our page and widget [TEAM-07]', { tag: '@nightly' }, async ({ people }) => {
  // Only the shell has an icon.
  people.allow(/favicon\.ico/);
  const { address } = ownSystem();
  const rendered = await Promise.all(
    RENDERED.map(async (name) => {
      const { entry } = await readNewestBuild(address, name.split('/')[0] ?? '');
      return { name, manifest: new URL('mf-manifest.json', entry).href };
    }),
  );
  const page = await people.come(accounts.supplier);
  await withStockHost(rendered, async (site) => {
    const host = await serveShell(site);
    try {
      await page.goto(`${host.address}/catalog`);
      await expect(page.getByRole('heading', { level: 1, name: 'Каталог заказчиков' })).toBeVisible();
      await expect(page.getByRole('heading', { name: /^Найден[аоы]? \d+ компани/ })).toBeVisible();
      await expect(page.getByRole('list', { name: 'Слоты на сегодня' })).toBeVisible();
    } finally {
      await stopShell(host);
    }
  });
});
