import type { Page } from '@playwright/test';
import type { OriginCase } from './failureCases.ts';
import type { Switchboard } from './switchboard.ts';

/**
 * Makes remotes fail in one browser: on the network, or by the shell's own faults, which the tab then has.
 * @returns ends the failure of one remote
 */
export async function failOrigin(
  page: Page,
  board: Switchboard,
  failure: OriginCase,
  remotes: readonly string[],
): Promise<(remote: string) => Promise<void>> {
  if (!('fault' in failure)) {
    for (const remote of remotes) board.fail(remote, failure);
    return async (remote) => board.fail(remote, undefined);
  }
  const faults = remotes.map((remote) => `mf-fault=${remote}:${failure.fault}`);
  await page.goto(`${board.address}/doctor?${faults.join('&')}`);
  const badge = page.getByRole('complementary', { name: 'Сбой по заказу' });
  await badge.waitFor();
  return (remote) => {
    const line = badge.getByRole('listitem').filter({ hasText: remote });
    return line.getByRole('button', { name: 'Прекратить сбой' }).click();
  };
}
