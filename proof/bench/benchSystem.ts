import path from 'node:path';
import { buildAll } from 'tooling/build/buildAll';
import { shellFolder } from 'tooling/build/buildShell';
import { publishBuilt } from 'tooling/release/publishBuilt';
import { createStaticServer } from 'tooling/serve/createStaticServer';
import { createChildProcesses } from 'tooling/system/childProcesses';
import { originOf } from 'tooling/system/hosts';
import { assertPortsFree, listPorts, readPorts } from 'tooling/system/ports';
import { startReferenceApi, waitForApi } from 'tooling/system/referenceApi';
import { configFile } from 'tooling/system/runFolder';
import { apiRules, serveSystem } from 'tooling/system/serveSystem';
import { buildsFolder } from 'vstrecha-kit/build/buildRemote';
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
  process.env.VSTRECHA_DATA = data;
  const ports = readPorts(process.env.PORT ?? DEFAULT_PORT);
  const extra = { mono: ports.api + 1, floor: ports.api + 2 };
  await assertPortsFree([...listPorts(ports), ...(hasRivals ? [extra.mono, extra.floor] : [])]);

  const built = await buildAll({ onStart: () => {}, onReady: () => {} });
  await publishBuilt(built, { ports, hosts });
  const children = createChildProcesses();
  const apiOrigin = startReferenceApi(children, { ports, hosts });
  const remoteRoots = Object.fromEntries(
    built.map(({ remote }) => [remote.folder, path.dirname(buildsFolder(remote))]),
  );
  await serveSystem({ ports, hosts, shellRoot: shellFolder, remoteRoots, apiOrigin });
  const federated = originOf(hosts, ports.shell);
  const rivals = hasRivals ? await serveRivals(extra, apiOrigin) : undefined;
  await waitForApi(apiOrigin);
  return {
    federated,
    stop: () => children.stop(),
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
