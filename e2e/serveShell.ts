import { once } from 'node:events';
import { copyFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { readHosts } from '../tooling/src/system/hosts.ts';
import { readPorts } from '../tooling/src/system/ports.ts';
import { registryFile } from '../tooling/src/system/runFolder.ts';
import { serveSystem } from '../tooling/src/system/serveSystem.ts';
import type { ServedShell } from './src/support/system.ts';

/**
 * Serves another built shell in front of the remotes and the API of a running system.
 * @param port of the system
 * @param root folder of the shell's site
 * @returns with a separate registry, at first a copy of the system's, and a function that stops it
 */
export async function serveShell(
  port: number,
  root: string,
): Promise<{ shell: ServedShell; stop: () => Promise<void> }> {
  const ports = { ...readPorts(String(port)), shell: await findFreePort() };
  const registry = registryFile(ports.shell);
  copyFileSync(registryFile(port), registry);
  const apiOrigin = `http://127.0.0.1:${ports.api}`;
  const [server] = await serveSystem({ ports, hosts: readHosts(), shellRoot: root, remoteRoots: {}, apiOrigin });
  return {
    shell: { address: `http://localhost:${ports.shell}`, registry },
    stop: async () => {
      rmSync(registry, { force: true });
      await server?.close();
    },
  };
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
