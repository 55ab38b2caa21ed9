import { accounts } from '../support/accounts.ts';
import { operate, uploadBuild } from '../support/control.ts';
import { changeBuild, writeBuild } from '../support/madeBuilds.ts';
import { openPage, pagePlace } from '../support/places.ts';
import { readNewestBuild, readRegistry } from '../support/registry.ts';
import { menuLink } from '../support/sidebar.ts';
import { openSwitchboard } from '../support/switchboard.ts';
import { ownSystem } from '../support/system.ts';
import { expect, test } from '../support/test.ts';

test('a build made for a newer shell waits for it, and the old one is shown [FED-01]', async ({ people }) => {
  const supplier = await people.come(accounts.supplier);
  const board = await openSwitchboard(ownSystem().address);
  const { line, files } = writeBuild('mf_catalog', ['CatalogPage'], 'throws when it is drawn');
  board.publish('mf_catalog', { line: { ...line, needs: { 'shared-ui/Novel': { Novel: 'print' } } }, files });
  try {
    await supplier.goto(`${board.address}/catalog`);
    await expect(pagePlace.content(supplier)).toBeVisible({ timeout: 20_000 });
    expect(board.reports).toEqual([]);
  } finally {
    await supplier.context().close();
    await board.close();
  }
});

test('a catalogue goes out under people who use it, a broken one leaves nobody without, a rollback reaches an open panel, and nothing else moves [FED-01] [FED-02]', async ({
  people,
}) => {
  test.slow();
  people.allow(/\[federation\]/, /нарисовать нельзя|больше не рисуется/);
  const { address } = ownSystem();
  const readOthers = async () => {
    const { mf_catalog: _catalogue, ...others } = (await readRegistry(address)).remotes;
    return { others, shell: await (await fetch(address)).text() };
  };
  const before = await readOthers();
  const real = await readNewestBuild(address, 'mf_catalog');
  const exposes = Object.keys(real.exposes);
  const port = new URL(address).port.padStart(6, '0');
  const novel = await changeBuild(
    real,
    (content) => content.replaceAll('Каталог заказчиков', 'Новый каталог'),
    `9.9.1-${port}aaaaaa`,
  );
  const broken = writeBuild('mf_catalog', exposes, 'throws when it is drawn', `9.9.2-${port}bbbbbb`);
  const brittle = writeBuild('mf_catalog', exposes, 'breaks when asked', `9.9.3-${port}cccccc`);
  const cleanUps = await Promise.all([novel, broken, brittle].map(uploadBuild));
  const release = ({ line: { build } }: typeof novel) => operate('release', '--build', build, '--unchecked-types');
  const newHeading = { level: 1, name: 'Новый каталог' } as const;

  try {
    const sitting = await people.come(accounts.supplier);
    await sitting.clock.install();
    await sitting.goto('/catalog');
    await expect(pagePlace.content(sitting)).toBeVisible();

    await release(novel);
    const learned = sitting.waitForResponse((answer) => answer.url().includes(novel.line.build));
    await sitting.clock.fastForward('05:00');
    await learned;
    await expect(pagePlace.content(sitting)).toBeVisible();
    await menuLink(sitting, 'Заявки').click();
    await expect(sitting.getByRole('heading', { level: 1, name: 'Заявки на встречу' })).toBeVisible();
    await openPage(sitting);
    await expect(sitting.getByRole('heading', newHeading)).toBeVisible();

    await release(broken);
    const newcomer = await people.come(accounts.agency);
    for (const [page, path] of [
      [sitting, '/catalog'],
      [newcomer, '/catalog'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: /Новый каталог|Каталог поставщиков/ })).toBeVisible();
      await expect(pagePlace.panel(page)).toHaveCount(0);
    }

    await release(brittle);
    const working = await people.come(accounts.supplier);
    await working.clock.install();
    await working.goto('/catalog');
    const button = working.getByRole('button', { name: 'Сломать' });
    await expect(button).toBeVisible();
    await working.clock.fastForward('00:30');
    await button.click();
    await expect(pagePlace.panel(working)).toBeVisible();
    await operate('rollback', '--build', novel.line.build);
    await pagePlace.panel(working).getByRole('button', { name: 'Повторить' }).click();
    await expect(working.getByRole('heading', newHeading)).toBeVisible();

    const admin = await people.come(accounts.admin);
    await admin.goto('/reports');
    for (const { line } of [broken, brittle])
      await expect(admin.getByRole('heading', { name: `mf_catalog ${line.build}` })).toBeVisible();

    expect(await readOthers()).toEqual(before);
  } finally {
    // Refused when the journey broke off before it released anything.
    await operate('rollback', '--build', real.build).catch(() => undefined);
    for (const cleanUp of cleanUps) await cleanUp();
  }
});
