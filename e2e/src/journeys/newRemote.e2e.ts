import { accounts } from '../support/accounts.ts';
import { configure } from '../support/control.ts';
import { serveNewRemote } from '../support/newRemote.ts';
import { menuLink } from '../support/sidebar.ts';
import { ownSystem } from '../support/system.ts';
import { expect, test } from '../support/test.ts';

test(
  'a sixth remote goes live and back, the shell untouched [TEAM-03] [TEAM-04] [TEAM-10]',
  { tag: '@nightly' },
  async ({ people }) => {
    test.slow();
    // Right after the rollback, a page may still ask for the widget that the stored registry names.
    people.allow(/\[federation\]/);
    const { address } = ownSystem();
    const readShell = async () => (await fetch(`${address}/provides.json`)).text();
    const shell = await readShell();
    const surveys = await serveNewRemote();
    try {
      await expect(surveys.release()).rejects.toThrow('remoteOrigins');
      await configure({ remoteOrigins: [surveys.origin] });

      const sitting = await people.come(accounts.supplier);
      await sitting.clock.install();
      // Moving the clock earlier would time out the connection attempt, which logs an error.
      const hears = sitting.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
      await sitting.goto('/news');
      await hears;
      await expect(menuLink(sitting, 'Заявки')).toBeVisible();
      await expect(menuLink(sitting, 'Опросы')).toHaveCount(0);

      await surveys.release();
      await sitting.clock.fastForward('05:00');
      await menuLink(sitting, 'Опросы').click();
      await expect(sitting).toHaveURL('/surveys');
      await expect(sitting.getByRole('heading', { level: 1, name: 'Опросы' })).toBeVisible();
      await expect(sitting).toHaveTitle('Опросы участников — Встреча');

      const newcomer = await people.come(accounts.agency);
      await newcomer.goto('/surveys');
      await expect(newcomer.getByRole('heading', { level: 1, name: 'Опросы' })).toBeVisible();
      await newcomer.goto('/profile');
      await expect(newcomer.getByText('Пройдите опрос')).toBeVisible();

      await surveys.remove();
      await newcomer.reload();
      await expect(newcomer.getByRole('heading', { level: 1, name: 'Моя страница' })).toBeVisible();
      await expect(newcomer.getByText('Пройдите опрос')).toHaveCount(0);
      await expect(menuLink(newcomer, 'Опросы')).toHaveCount(0);
      await newcomer.goto('/surveys');
      await expect(newcomer).toHaveURL('/profile');
      expect(await readShell()).toBe(shell);
    } finally {
      // Refused when the journey has removed it, or failed before the release.
      await surveys.remove().catch(() => undefined);
      await configure({ remoteOrigins: [] });
      surveys.close();
    }
  },
);
