import { accounts } from '../support/accounts.ts';
import { publishBuild, readNewestBuild, type RegistryBuild } from '../support/registry.ts';
import { menuLink } from '../support/sidebar.ts';
import { expect, test } from '../support/test.ts';

const NEXT = '9.9.9-next';

/** The same build under another name and folder. */
function rename(build: RegistryBuild): RegistryBuild {
  const move = (address: string) => address.replace(`/builds/${build.build}/`, `/builds/${NEXT}/`);
  return {
    ...build,
    build: NEXT,
    entry: move(build.entry),
    // Its files are changed on the way to the browser.
    integrity: undefined,
    exposes: Object.fromEntries(Object.entries(build.exposes).map(([name, files]) => [name, files.map(move)])),
  };
}

test('a build that appears in the registry reaches people without a new shell [FED-01]', async ({ people }) => {
  const supplier = await people.come(accounts.supplier);
  const present = await readNewestBuild(supplier, 'mf_catalog');
  await supplier.route(`**/builds/${NEXT}/**`, async (route) => {
    const answer = await route.fetch({ url: route.request().url().replace(NEXT, present.build) });
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replaceAll('Каталог заказчиков', 'Новый каталог'),
    });
  });

  await supplier.goto('/catalog');
  await expect(supplier.getByRole('heading', { level: 1, name: 'Каталог заказчиков' })).toBeVisible();
  await publishBuild(supplier, 'mf_catalog', rename(present));
  await supplier.reload();
  await expect(supplier.getByRole('heading', { level: 1, name: 'Новый каталог' })).toBeVisible();
});

test('a build made for a newer shell waits for it, and the old one is shown [FED-01]', async ({ people }) => {
  const supplier = await people.come(accounts.supplier);
  const present = await readNewestBuild(supplier, 'mf_catalog');
  await publishBuild(supplier, 'mf_catalog', {
    ...rename(present),
    requires: { ...present.requires, react: '^99.0.0' },
  });
  await supplier.route(`**/builds/${NEXT}/**`, () => expect.soft(true, 'the newer build was asked for').toBe(false));

  await supplier.goto('/profile');
  await menuLink(supplier, 'Каталог заказчиков').click();
  await expect(supplier.getByRole('heading', { level: 1, name: 'Каталог заказчиков' })).toBeVisible();
  await expect(supplier.getByRole('list', { name: 'Компании' }).getByRole('article')).toHaveCount(10);
});

test('a broken new build gives way to the one that worked here before [FED-02]', async ({ people }) => {
  people.allow(/\[federation\]/, /\[ Federation Runtime \]/, /Failed to load resource/, /net::ERR_/, /preload/i);
  const supplier = await people.come(accounts.supplier);
  await supplier.goto('/catalog');
  await expect(supplier.getByRole('heading', { level: 1, name: 'Каталог заказчиков' })).toBeVisible();

  const present = await readNewestBuild(supplier, 'mf_catalog');
  await publishBuild(supplier, 'mf_catalog', rename(present));
  await supplier.route(`**/builds/${NEXT}/**`, (route) => route.abort('connectionreset'));
  await supplier.reload();
  await expect(supplier.getByRole('heading', { level: 1, name: 'Каталог заказчиков' })).toBeVisible({
    timeout: 30_000,
  });
});
