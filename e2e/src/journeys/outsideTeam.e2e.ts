import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { accounts } from '../support/accounts.ts';
import { configure } from '../support/control.ts';
import { foundTeam } from '../support/outsideTeam.ts';
import { readRegistry, registryFile } from '../support/registry.ts';
import { menuLink } from '../support/sidebar.ts';
import { ownSystem } from '../support/system.ts';
import { expect, test } from '../support/test.ts';

test(
  'brings a remote of another repository live and back [TEAM-05] [TEAM-08] [TEAM-14]',
  { tag: '@nightly' },
  async ({ people }) => {
    test.setTimeout(5 * 60_000);
    const { address } = ownSystem();
    const readOthers = async () => {
      const { mf_surveys: _surveys, ...others } = (await readRegistry(address)).remotes;
      return { others, shell: await (await fetch(address)).text() };
    };
    const before = await readOthers();
    const team = await foundTeam('mf-surveys', 'Опросы', address);
    const registry = registryFile(address);
    try {
      await configure({ remoteOrigins: [team.origin] });
      await team.kit('test');
      await team.kit('build');
      await team.kit('release', '--origin', team.origin, '--registry', registry, '--shell', address);

      const user = await people.come(accounts.supplier);
      await user.goto('/profile');
      await expect(user.getByText('Новый раздел уже работает.')).toBeVisible();
      await menuLink(user, 'Опросы').click();
      await expect(user.getByRole('heading', { level: 1, name: 'Опросы' })).toBeVisible();
      await expect(user.getByText(/^Мероприятие идёт с/)).toBeVisible();

      const texts = path.join(team.folder, 'src/texts.ts');
      writeFileSync(texts, readFileSync(texts, 'utf8').replace("title: 'Опросы'", "title: 'Пробные опросы'"));
      const link = (await team.kit('preview', '--origin', team.origin)).trim().split('\n').at(-1) ?? '';
      const [tester, other] = await Promise.all([people.come(accounts.supplier), people.come(accounts.agency)]);
      await tester.goto(link);
      await expect(tester.getByRole('heading', { level: 1, name: 'Пробные опросы' })).toBeVisible();
      await other.goto('/surveys');
      await expect(other.getByRole('heading', { level: 1, name: 'Опросы' })).toBeVisible();

      await team.kit('rollback', '--registry', registry, '--remove');
      const late = await people.come(accounts.agency);
      await late.goto('/profile');
      await expect(menuLink(late, 'Моя страница')).toBeVisible();
      await expect(menuLink(late, 'Опросы')).toHaveCount(0);
      expect(await readOthers()).toEqual(before);
    } finally {
      await team.kit('rollback', '--registry', registry, '--remove').catch(() => undefined);
      await configure({ remoteOrigins: [] });
      await team.leave();
    }
  },
);
