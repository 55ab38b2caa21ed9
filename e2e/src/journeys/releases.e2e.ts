import type { Browser, Page } from '@playwright/test';
import { accounts } from '../support/accounts.ts';
import { operate, operateRemote, uploadBuild } from '../support/control.ts';
import { changeBuild, writeBuild } from '../support/madeBuilds.ts';
import { receiveReports, releaseHere } from '../support/ownBuilds.ts';
import { openPage, pagePlace } from '../support/places.ts';
import { readNewestBuild, readRegistry, type DescribedBuild } from '../support/registry.ts';
import { comeWithBucket } from '../support/share.ts';
import { menuLink } from '../support/sidebar.ts';
import { ownSystem } from '../support/system.ts';
import { expect, test } from '../support/test.ts';

/** Unique per system, because all systems serve builds from the same folder. */
const buildName = (version: string) =>
  `${version}-${new URL(ownSystem().address).port.padStart(9, '0')}${version.replaceAll('.', '')}`;

/** A copy of the real build with another name and heading. */
const nameAnew = (real: DescribedBuild, version: string) =>
  changeBuild(real, (content) => content.replaceAll('Каталог заказчиков', 'Новый каталог'), buildName(version));

test('skips a build that needs a newer shell [FED-01]', async ({ people }) => {
  const supplier = await people.come(accounts.supplier);
  const { line, files } = writeBuild('mf_catalog', ['CatalogPage'], 'throws when it is drawn');
  const novel = { line: { ...line, needs: { 'shared-ui/Novel': ['Novel'] } }, files };
  await releaseHere(supplier.context(), ownSystem().address, { mf_catalog: novel });
  const reports = await receiveReports(supplier.context());
  await supplier.goto('/catalog');
  await expect(pagePlace.content(supplier)).toBeVisible({ timeout: 20_000 });
  expect(reports).toEqual([]);
});

test('drops a page-freezing build on the next visit [FED-02]', async ({ people, browser }) => {
  test.slow();
  const page = await people.come(accounts.supplier);
  const context = page.context();
  const freezing = writeBuild('mf_catalog', ['CatalogPage'], 'freezes the page');
  await releaseHere(context, ownSystem().address, { mf_catalog: freezing });
  const reports = await receiveReports(context);
  await page.goto('/catalog', { waitUntil: 'commit' });
  await expect.poll(() => isFrozen(page), { timeout: 60_000 }).toBe(true);
  await killBusiest(browser);
  await page.close();
  const next = await context.newPage();
  await next.goto('/catalog');
  await expect(pagePlace.content(next)).toBeVisible({ timeout: 30_000 });
  expect(reports).toMatchObject([{ remote: 'mf_catalog', build: '9.9.9-made00000000', phase: 'render' }]);
});

/** Whether the page’s main thread is blocked. */
const isFrozen = (page: Page) =>
  Promise.race([
    page.evaluate(() => false),
    new Promise<boolean>((resolve) => setTimeout(() => resolve(true), 10_000)),
  ]);

/** Kills the busiest renderer, as a user does when the browser suggests it. */
async function killBusiest(browser: Browser): Promise<void> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const [busiest] = processInfo
    .filter(({ type }) => type === 'renderer')
    .sort((one, other) => other.cpuTime - one.cpuTime);
  if (!busiest) throw new Error('Chromium names no process of a page.');
  process.kill(busiest.id, 'SIGKILL');
}

test('rolls a release out to ten percent, then to all [FED-01]', async ({ people }) => {
  const { address } = ownSystem();
  const real = await readNewestBuild(address, 'mf_catalog');
  const novel = await nameAnew(real, '9.8.1');
  const cleanUp = await uploadBuild(novel);
  const [ninth, tenth] = await Promise.all([comeWithBucket(people, 9), comeWithBucket(people, 10)]);
  const expectHeadings = async (ofNinth: string, ofTenth: string) => {
    await Promise.all(
      [ninth, tenth].map(async (page, index) => {
        await page.goto('/catalog');
        await expect(page.getByRole('heading', { level: 1, name: index === 0 ? ofNinth : ofTenth })).toBeVisible();
      }),
    );
  };
  try {
    await operate('release', '--build', novel.line.build, '--unchecked-types', '--percent', '10');
    await expectHeadings('Новый каталог', 'Каталог заказчиков');
    await expectHeadings('Новый каталог', 'Каталог заказчиков');
    await operate('promote', '--percent', '11');
    await expectHeadings('Новый каталог', 'Новый каталог');
    await operate('promote');
    await expectHeadings('Новый каталог', 'Новый каталог');
  } finally {
    await operate('rollback', '--build', real.build).catch(() => undefined);
    await cleanUp();
  }
});

/**
 * Waits for the first frame of the push server: moving the clock earlier would time out the connection attempt, which
 * logs an error.
 */
const hearPush = (page: Page) => page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));

/** The shell and the other remotes, which a release of one remote leaves alone. */
async function readOthers(released: string) {
  const { address } = ownSystem();
  const { [released]: _released, ...others } = (await readRegistry(address)).remotes;
  return { others, shell: await (await fetch(address)).text() };
}

test('changes the slot grid by releasing mf_meetings alone [FED-01]', async ({ people }) => {
  const before = await readOthers('mf_meetings');
  const real = await readNewestBuild(ownSystem().address, 'mf_meetings');
  const [help, changed] = ['Стрелки ведут от слота к слоту.', 'Стрелки водят по слотам.'];
  const novel = await changeBuild(real, (content) => content.replaceAll(help, changed), buildName('9.9.4'));
  const cleanUp = await uploadBuild(novel, 'mf-meetings');
  const supplier = await people.come(accounts.supplier);
  // The grid is a widget there: the page itself is of another remote.
  const grid = (description: string) => supplier.getByRole('group', { description: new RegExp(description) }).first();
  try {
    await supplier.goto('/profile/edit#meetings');
    await expect(grid(help)).toBeVisible({ timeout: 20_000 });
    await operateRemote('mf-meetings', 'release', '--build', novel.line.build, '--unchecked-types');
    await supplier.reload();
    await expect(grid(changed)).toBeVisible({ timeout: 20_000 });
    expect(await readOthers('mf_meetings')).toEqual(before);
  } finally {
    await operateRemote('mf-meetings', 'rollback', '--build', real.build).catch(() => undefined);
    await cleanUp();
  }
});

test('releases and rolls back a catalogue while in use [FED-01] [FED-02] [FED-04] @quick', async ({ people }) => {
  test.slow();
  people.allow(/\[federation\]/, /нарисовать нельзя|больше не рисуется/);
  const { address } = ownSystem();
  const before = await readOthers('mf_catalog');
  const real = await readNewestBuild(address, 'mf_catalog');
  const exposes = Object.keys(real.exposes);
  const novel = await nameAnew(real, '9.9.1');
  const broken = writeBuild('mf_catalog', exposes, 'throws when it is drawn', buildName('9.9.2'));
  const brittle = writeBuild('mf_catalog', exposes, 'breaks when asked', buildName('9.9.3'));
  const cleanUps = await Promise.all([novel, broken, brittle].map((build) => uploadBuild(build)));
  const release = ({ line: { build } }: typeof novel) => operate('release', '--build', build, '--unchecked-types');
  const newHeading = { level: 1, name: 'Новый каталог' } as const;

  try {
    const sitting = await people.come(accounts.supplier);
    await sitting.clock.install();
    const sittingHears = hearPush(sitting);
    await sitting.goto('/catalog');
    await expect(pagePlace.content(sitting)).toBeVisible();
    await sittingHears;

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
    const workingHears = hearPush(working);
    await working.goto('/catalog');
    const button = working.getByRole('button', { name: 'Сломать' });
    await expect(button).toBeVisible();
    await workingHears;
    await working.clock.fastForward('00:30');
    await button.click();
    await expect(pagePlace.panel(working)).toBeVisible();
    await operate('rollback', '--build', novel.line.build);
    await pagePlace.panel(working).getByRole('button', { name: 'Повторить' }).click();
    await expect(working.getByRole('heading', newHeading)).toBeVisible();

    const admin = await people.come(accounts.admin);
    await admin.goto('/doctor/reports');
    for (const { line } of [broken, brittle])
      await expect(admin.getByRole('heading', { name: `mf_catalog ${line.build}` })).toBeVisible();

    expect(await readOthers('mf_catalog')).toEqual(before);
  } finally {
    // Refused when the journey failed before its first release.
    await operate('rollback', '--build', real.build).catch(() => undefined);
    for (const cleanUp of cleanUps) await cleanUp();
  }
});
