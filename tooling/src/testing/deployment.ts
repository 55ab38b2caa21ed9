import { once } from 'node:events';
import { cpSync, mkdirSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { after } from 'node:test';
import { writeSite } from 'vstrecha-kit/testing/writeSite';
import { deployNginx } from '../deploy/deployNginx.ts';
import { ensureNginx } from '../deploy/findNginx.ts';
import { parseDeployment, type Deployment } from '../deploy/readDeployment.ts';
import { startNginx } from '../deploy/startNginx.ts';

/** Ports that were free a moment ago. */
export async function findPorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
}

/**
 * Writes a configuration by the command and runs nginx with it until the tests end.
 * @param site folder of a built shell
 * @param files what the server's folder has besides
 */
export async function serveByNginx(
  args: readonly string[],
  site: string,
  files: Readonly<Record<string, string | Buffer>> = {},
): Promise<Deployment> {
  const root = writeSite({ 'config.json': CONFIG, 'registry.json': '{"remotes":{}}', ...files });
  const nginx = ensureNginx();
  const [out, state] = ['out', 'state'].map((name) => path.join(root, name)) as [string, string];
  const own = ['--files', root, '--out', out, '--state', state, '--modules', nginx.modules, '--listen', '127.0.0.1'];
  const deployment = deployNginx(parseDeployment([...args, ...own]), { site, config: path.join(root, 'config.json') });
  const placed = path.join(root, 'shell');
  mkdirSync(placed);
  cpSync(site, path.join(placed, BUILD), { recursive: true });
  const { stop } = await startNginx(deployment, nginx);
  after(stop);
  return deployment;
}

export const BUILD = '0123456789ab';
export const CONFIG = JSON.stringify({
  pusher: { key: 'key', cluster: 'eu', path: '/push' },
  banners: [],
  managers: [],
});
