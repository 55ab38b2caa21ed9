import { accounts } from '../support/accounts.ts';
import { configure } from '../support/control.ts';
import { serveNewRemote } from '../support/newRemote.ts';
import { readRegistry } from '../support/registry.ts';
import { startRegistryService } from '../support/registryService.ts';
import { menuLink } from '../support/sidebar.ts';
import { ownSystem } from '../support/system.ts';
import { expect, test } from '../support/test.ts';

test("a team's token releases its remote and no other [TEAM-13]", { tag: '@nightly' }, async ({ people }) => {
  test.slow();
  const { address } = ownSystem();
  const surveys = await serveNewRemote();
  const registry = await startRegistryService(address);
  const token = (await registry.operate('token', 'mf_surveys', '--name', 'Опросы')).trim().split('\n').at(-1) ?? '';
  const kit = (...words: string[]) => registry.kit(token, ...words);
  try {
    await configure({ remoteOrigins: [surveys.origin] });
    await kit('release', surveys.folder, '--build', surveys.build, '--unchecked-types', '--origin', surveys.origin);
    const user = await people.come(accounts.supplier);
    await user.goto('/surveys');
    await expect(user.getByRole('heading', { level: 1, name: 'Опросы' })).toBeVisible();

    const catalogue = (await readRegistry(address)).remotes['mf_catalog'];
    await expect(kit('release', 'mf-catalog', '--build', catalogue?.[0]?.build ?? '')).rejects.toThrow(
      'This token is for mf_surveys, not for mf_catalog.',
    );
    expect((await readRegistry(address)).remotes['mf_catalog']).toEqual(catalogue);
    expect(await registry.operate('journal', 'mf_surveys')).toContain(`release ${surveys.build}\tОпросы\t127.0.0.1`);

    await registry.stop();
    await expect(kit('rollback', surveys.folder, '--remove')).rejects.toThrow('cannot be reached');
    const late = await people.come(accounts.agency);
    await late.goto('/profile');
    await expect(menuLink(late, 'Опросы')).toBeVisible();
  } finally {
    await registry.stop();
    const again = await startRegistryService(address);
    await again.kit(token, 'rollback', surveys.folder, '--remove').catch(() => undefined);
    await again.stop();
    await configure({ remoteOrigins: [] });
    surveys.close();
  }
});
