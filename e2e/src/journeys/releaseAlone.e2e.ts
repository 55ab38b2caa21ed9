import path from 'node:path';
import { accounts } from '../support/accounts.ts';
import { ADDITIONS, copyChanged } from '../support/changedShell.ts';
import { configure } from '../support/control.ts';
import { readRegistry, registryFile } from '../support/registry.ts';
import { serveBuilds } from '../support/serveBuilds.ts';
import { ownSystem } from '../support/system.ts';
import { expect, test } from '../support/test.ts';

const REMOTE = 'mf-registration';
const PAGE = ['StatisticsPage', '/statistics', 'Статистика', 'Сколько встреч прошло.'];

test('releases all remotes while shared code is ahead [TEAM-11]', { tag: '@nightly' }, async () => {
  test.setTimeout(10 * 60_000);
  const { address } = ownSystem();
  const { remotes } = await readRegistry(address);
  const folders = Object.keys(remotes).map((name) => name.replace('_', '-'));
  expect(folders).toHaveLength(6);
  const copy = copyChanged(ADDITIONS, folders);
  const servers = await Promise.all(folders.map((folder) => serveBuilds(path.join(copy.root, folder))));
  const kit = (command: string, folder: string, ...options: string[]) =>
    copy.run('tooling/bin/kit.ts', command, folder, '--registry', registryFile(address), ...options);
  try {
    await configure({ remoteOrigins: servers.map(({ origin }) => origin) });
    for (const [index, folder] of folders.entries())
      await kit('release', folder, '--origin', servers[index]?.origin ?? '');
    const released = (await readRegistry(address)).remotes;
    for (const name of Object.keys(remotes)) expect(released[name]?.[1]?.build, name).toBe(remotes[name]?.[0]?.build);
  } finally {
    for (const folder of folders) {
      const [before] = remotes[folder.replace('-', '_')] ?? [];
      await kit('rollback', folder, '--build', before?.build ?? '').catch(() => undefined);
    }
    await configure({ remoteOrigins: [] });
    await Promise.all(servers.map((server) => server.close()));
    copy.remove();
  }
});

test('releases a generated page, the shell untouched [TEAM-11] [TEAM-12]', { tag: '@nightly' }, async ({ people }) => {
  test.setTimeout(5 * 60_000);
  const { address } = ownSystem();
  const readShell = async () => (await fetch(`${address}/provides.json`)).text();
  const shell = await readShell();
  const [before] = (await readRegistry(address)).remotes['mf_registration'] ?? [];
  // Main is ahead of the deployed shell.
  const copy = copyChanged(ADDITIONS, [REMOTE]);
  const builds = await serveBuilds(path.join(copy.root, REMOTE));
  const kit = (command: string, ...options: string[]) =>
    copy.run('tooling/bin/kit.ts', command, REMOTE, '--registry', registryFile(address), ...options);
  const release = () => kit('release', '--origin', builds.origin);
  try {
    await configure({ remoteOrigins: [builds.origin] });
    await copy.run('tooling/bin/new.ts', 'page', REMOTE, ...PAGE);
    await release();
    const user = await people.come(accounts.supplier);
    await user.goto('/statistics');
    await expect(user.getByRole('heading', { level: 1, name: 'Статистика' })).toBeVisible();
    await expect(user.getByText('Здесь пока ничего нет.')).toBeVisible();
    expect(await readShell()).toBe(shell);

    const page = `${REMOTE}/src/pages/StatisticsPage.tsx`;
    copy.change({
      file: page,
      from: 'import { Page }',
      to: "import { paths } from 'shared-api/paths';\nimport { Page }",
    });
    copy.change({ file: page, from: 'Здесь пока ничего нет.', to: '{paths.archive}' });
    await expect(release()).rejects.toThrow(/StatisticsPage\.tsx\(\d+,\d+\): error .*'archive'/);
  } finally {
    await kit('rollback', '--build', before?.build ?? '').catch(() => undefined);
    await configure({ remoteOrigins: [] });
    await builds.close();
    copy.remove();
  }
});
