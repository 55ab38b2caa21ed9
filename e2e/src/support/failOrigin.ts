import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import type { OriginCase } from './failureCases.ts';
import { readRegistry } from './registry.ts';

/**
 * Makes remotes fail in one browser: by the shell's own faults, which the tab then has, or on the network.
 * @param system the shell’s origin
 * @returns ends the failure of one remote
 */
export async function failOrigin(
  page: Page,
  system: string,
  failure: OriginCase,
  remotes: readonly string[],
): Promise<(remote: string) => Promise<unknown>> {
  if ('fault' in failure) return startFaults(page, system, failure.fault, remotes);
  const { concerns, answer } = failure;
  const registry = await readRegistry(system);
  const failing = new Set(remotes);
  const hanging = answer === 'hanging' ? await openHanging(page, failing) : '';
  for (const remote of remotes) {
    const { origin } = new URL(registry.remotes[remote]?.[0]?.entry ?? system);
    await page.route(`${origin}/builds/**`, (route) => {
      const url = route.request().url();
      if (answer === 'hanging') return route.continue({ url: `${hanging}/${remote}/${url}` });
      return failing.has(remote) && concerns(url.slice(url.lastIndexOf('/') + 1)) ? answer(route) : route.continue();
    });
  }
  return async (remote) => failing.delete(remote);
}

async function startFaults(page: Page, system: string, fault: string, remotes: readonly string[]) {
  const faults = remotes.map((remote) => `mf-fault=${remote}:${fault}`);
  await page.goto(`${system}/doctor?${faults.join('&')}`);
  const badge = page.getByRole('complementary', { name: 'Сбой по заказу' });
  await badge.waitFor();
  return (remote: string) => {
    const line = badge.getByRole('listitem').filter({ hasText: remote });
    return line.getByRole('button', { name: 'Прекратить сбой' }).click();
  };
}

/**
 * A server for `/<remote>/<address>` that sends no response while the remote fails. A request that hangs in the browser
 * would not use up its connections.
 */
async function openHanging(page: Page, failing: ReadonlySet<string>): Promise<string> {
  const server = createServer(({ url = '' }, response) => {
    const [, remote = '', address = ''] = /^\/(\w+)\/(.+)$/.exec(url) ?? [];
    if (failing.has(remote)) return;
    void fetch(address).then(async (answer) => {
      response.setHeaders(answer.headers);
      response.removeHeader('Content-Encoding');
      response.end(Buffer.from(await answer.arrayBuffer()));
    });
  }).listen(0);
  await once(server, 'listening');
  page.once('close', () => server.close().closeAllConnections());
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}
