import { accounts } from '../support/accounts.ts';
import { uploadBuild } from '../support/control.ts';
import { changeBuild } from '../support/madeBuilds.ts';
import { pagePlace } from '../support/places.ts';
import { readNewestBuild } from '../support/registry.ts';
import { ownSystem } from '../support/system.ts';
import { expect, test } from '../support/test.ts';

test('opens an unreleased build and returns by one press [TEAM-08] @quick', async ({ people }) => {
  const { address } = ownSystem();
  const real = await readNewestBuild(address, 'mf_catalog');
  const name = `9.7.1-${new URL(address).port.padStart(12, '0')}`;
  const tried = await changeBuild(real, (content) => content.replaceAll('Каталог заказчиков', 'Пробный каталог'), name);
  const cleanUp = await uploadBuild(tried);
  try {
    const [tester, other] = await Promise.all([people.come(accounts.supplier), people.come(accounts.supplier)]);
    const build = `${new URL(real.entry).origin}/builds/${name}/build.json`;
    await tester.goto(`/catalog?mf=mf_catalog@${build}`);
    await expect(tester.getByRole('heading', { level: 1, name: 'Пробный каталог' })).toBeVisible();
    await expect(tester).not.toHaveURL(/mf=/);
    const badge = tester.getByRole('complementary', { name: 'Пробная сборка' });
    await expect(badge).toContainText(name);

    await other.goto('/catalog');
    await expect(pagePlace.content(other)).toBeVisible();
    await expect(other.getByRole('complementary', { name: 'Пробная сборка' })).toHaveCount(0);

    await tester.reload();
    await expect(tester.getByRole('heading', { level: 1, name: 'Пробный каталог' })).toBeVisible();
    await badge.getByRole('button', { name: 'Вернуть обычную сборку' }).click();
    await expect(pagePlace.content(tester)).toBeVisible();
    await expect(badge).toHaveCount(0);
  } finally {
    await cleanUp();
  }
});

test('refuses a build of a foreign origin in a sentence [TEAM-08]', async ({ people }) => {
  const supplier = await people.come(accounts.supplier);
  await supplier.goto('/catalog?mf=mf_catalog@https://foreign.example/build.json');
  await expect(supplier.getByText('Сборки с адреса https://foreign.example здесь не разрешены')).toBeVisible();
  await expect(pagePlace.content(supplier)).toBeVisible();
});

test('/doctor tells that the newest build needs a newer shell [TEAM-09]', async ({ people }) => {
  const supplier = await people.come(accounts.supplier);
  const { build } = await readNewestBuild(ownSystem().address, 'mf_catalog');
  await supplier.goto('/doctor?mf-fault=mf_catalog:old');
  const lines = supplier.getByRole('list', { name: 'Сборки mf_catalog' }).getByRole('listitem');
  await expect(lines.first()).toContainText(`${build} Не подходит оболочке`);
  await expect(lines.first()).toContainText('react ^999.0.0');
  await supplier.getByRole('button', { name: 'Прекратить сбой' }).click();
  await supplier.getByRole('button', { name: 'Обновить' }).click();
  await expect(lines.first()).toContainText(`${build} Работает здесь`);
});
