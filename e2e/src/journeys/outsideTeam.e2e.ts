import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { accounts } from '../support/accounts.ts';
import { configure } from '../support/control.ts';
import { serveByHttps } from '../support/httpsRegistry.ts';
import { foundTeam } from '../support/outsideTeam.ts';
import { readRegistry } from '../support/registry.ts';
import { runKit, startRegistryService } from '../support/registryService.ts';
import { comeWithBucket } from '../support/share.ts';
import { menuLink } from '../support/sidebar.ts';
import { ownSystem } from '../support/system.ts';
import { expect, test } from '../support/test.ts';

test(
  'brings a remote of another repository live and back [TEAM-05] [TEAM-08] [TEAM-13] [TEAM-14]',
  { tag: '@nightly' },
  async ({ people }) => {
    test.setTimeout(6 * 60_000);
    const { address } = ownSystem();
    const readOthers = async () => {
      const { mf_surveys: _surveys, ...others } = (await readRegistry(address)).remotes;
      return { others, shell: await (await fetch(address)).text() };
    };
    const before = await readOthers();
    const service = await startRegistryService(address);
    const front = await serveByHttps(address, service.address);
    const token = (await service.operate('token', 'mf_surveys', '--name', 'Опросы')).trim().split('\n').at(-1);
    const env = { REGISTRY_TOKEN: token, NODE_EXTRA_CA_CERTS: front.certificate };
    const team = await foundTeam('mf-surveys', 'Опросы', address, env);
    const registry = ['--registry', front.address];
    try {
      await configure({ remoteOrigins: [team.origin] });
      await team.kit('test');
      await team.kit('build');
      await team.kit('release', '--origin', team.origin, ...registry, '--percent', '10');
      const [user, late] = await Promise.all([comeWithBucket(people, 9), comeWithBucket(people, 10)]);
      await user.goto('/profile');
      await expect(user.getByText('Новый раздел уже работает.')).toBeVisible();
      await menuLink(user, 'Опросы').click();
      await expect(user.getByRole('heading', { level: 1, name: 'Опросы' })).toBeVisible();
      await expect(user.getByText(/^Мероприятие идёт с/)).toBeVisible();

      // For the other browsers it does not exist yet.
      await late.goto('/surveys');
      await expect(menuLink(late, 'Моя страница')).toBeVisible();
      await expect(menuLink(late, 'Опросы')).toHaveCount(0);
      await expect(late.getByRole('heading', { level: 1, name: 'Опросы' })).toHaveCount(0);
      await team.kit('promote', ...registry);
      await late.goto('/surveys');
      await expect(late.getByRole('heading', { level: 1, name: 'Опросы' })).toBeVisible();

      const catalogue = before.others['mf_catalog']?.[0]?.build ?? '';
      await expect(runKit(env, 'release', 'mf-catalog', '--build', catalogue, ...registry)).rejects.toThrow(
        'This token is for mf_surveys, not for mf_catalog.',
      );

      const texts = path.join(team.folder, 'src/texts.ts');
      writeFileSync(texts, readFileSync(texts, 'utf8').replace("title: 'Опросы'", "title: 'Пробные опросы'"));
      const link = (await team.kit('preview', '--origin', team.origin)).trim().split('\n').at(-1) ?? '';
      const tester = await people.come(accounts.supplier);
      await tester.goto(link);
      await expect(tester.getByRole('heading', { level: 1, name: 'Пробные опросы' })).toBeVisible();
      await late.reload();
      await expect(late.getByRole('heading', { level: 1, name: 'Опросы' })).toBeVisible();

      await team.kit('rollback', ...registry, '--remove');
      const last = await people.come(accounts.agency);
      await last.goto('/profile');
      await expect(menuLink(last, 'Моя страница')).toBeVisible();
      await expect(menuLink(last, 'Опросы')).toHaveCount(0);
      expect(await readOthers()).toEqual(before);
    } finally {
      await team.kit('rollback', ...registry, '--remove').catch(() => undefined);
      await front.close();
      await service.stop();
      await configure({ remoteOrigins: [] });
      await team.leave();
    }
  },
);
