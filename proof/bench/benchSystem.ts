import path from 'node:path';
import { shellFolder } from 'tooling/build/buildShell';
import { createStaticServer } from 'tooling/serve/createStaticServer';
import { startSystem } from 'tooling/start/startSystem';
import { originOf } from 'tooling/system/hosts';
import { assertPortsFree, readPorts } from 'tooling/system/ports';
import { configFile } from 'tooling/system/runFolder';
import { apiRules } from 'tooling/system/serveSystem';
import { buildVariant, inOneBundle } from './buildVariant.ts';
import type { Roots } from './measurePage.ts';

/** The running system; its parts share one origin. */
export interface BenchSystem {
  federated: string;
  rivals: Rivals | undefined;
  stop: () => Promise<void>;
}

/** Three applications on three origins, and the folders of their scripts. */
export interface Rivals {
  federated: string;
  mono: string;
  floor: string;
  roots: Roots;
}

const DEFAULT_PORT = '9700';
const hosts = { listen: '127.0.0.1', name: 'localhost' };

/**
 * Builds and serves the system with the reference API behind it.
 * @param data folder of its database
 * @param hasRivals also builds and serves the applications to compare with
 */
export async function startBenchSystem(data: string, hasRivals: boolean): Promise<BenchSystem> {
  const ports = readPorts(process.env.PORT ?? DEFAULT_PORT);
  const extra = { mono: ports.api + 1, floor: ports.api + 2 };
  if (hasRivals) await assertPortsFree([extra.mono, extra.floor]);
  const system = await startSystem({ ports, hosts, env: { DATA_DIR: data } });
  const { address: federated, remoteRoots, stop } = system;
  const rivals = hasRivals ? await serveRivals(extra, system.origin) : undefined;
  return {
    federated,
    stop,
    rivals: rivals && {
      ...rivals,
      federated,
      roots: new Map([
        ...rivals.roots,
        [federated, shellFolder],
        ...Object.entries(remoteRoots).map(([folder, root]) => [originOf(hosts, ports.remotes[folder]), root] as const),
      ]),
    },
  };
}

/** Serves the same sources as one bundle, and the bare stack, each on its own origin. */
async function serveRivals(ports: { mono: number; floor: number }, apiOrigin: string) {
  const monoRoot = await buildVariant('mono', { replacements: inOneBundle() });
  const floorRoot = await buildVariant('floor', { entry: path.join(import.meta.dirname, 'floor.tsx') });
  for (const [root, port] of [
    [monoRoot, ports.mono],
    [floorRoot, ports.floor],
  ] as const) {
    await createStaticServer({
      root,
      port,
      host: hosts.listen,
      fallback: 'index.html',
      files: { '/config.json': configFile() },
      proxies: apiRules(apiOrigin),
    });
  }
  const [mono, floor] = [originOf(hosts, ports.mono), originOf(hosts, ports.floor)];
  return {
    mono,
    floor,
    roots: [
      [mono, monoRoot],
      [floor, floorRoot],
    ] as const,
  };
}
