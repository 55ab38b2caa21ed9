import { once } from 'node:events';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deployNginx } from 'tooling/deploy/deployNginx';
import { ensureNginx } from 'tooling/deploy/findNginx';
import { parseDeployment } from 'tooling/deploy/readDeployment';
import { startNginx } from 'tooling/deploy/startNginx';
import { registryFile } from './registry.ts';

const site = path.resolve(import.meta.dirname, '../../../shell/dist/site');

/**
 * nginx with HTTPS in front of a registry service, written by `npm run deploy nginx`.
 * @param system whose registry it serves
 * @param service address of the registry service
 * @returns its address, and the file of its certificate, which no authority has signed
 */
export async function serveByHttps(system: string, service: string) {
  const root = mkdtempSync(path.join(tmpdir(), 'https-'));
  symlinkSync(registryFile(system), path.join(root, 'registry.json'));
  const nginx = ensureNginx();
  const address = `https://localhost:${await findPort()}`;
  const deployment = deployNginx(
    parseDeployment([
      ...['--shell', address, '--registry', new URL(service).host, '--self-signed', '--listen', '127.0.0.1'],
      ...['--files', root, '--out', path.join(root, 'nginx'), '--state', path.join(root, 'state')],
      ...['--modules', nginx.modules],
    ]),
    { site, config: path.join(site, 'config.json') },
  );
  const { stop } = await startNginx(deployment, nginx);
  return {
    address,
    certificate: deployment.certificate.file,
    close: async () => {
      await stop();
      rmSync(root, { recursive: true, force: true });
    },
  };
}

async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return port;
}
