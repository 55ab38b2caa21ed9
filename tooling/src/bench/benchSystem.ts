import path from 'node:path';
import { buildAll } from '../build/buildAll.ts';
import { buildsFolder } from '../build/buildRemote.ts';
import { shellFolder } from '../build/buildShell.ts';
import { compressFolder } from '../build/compress.ts';
import { publishBuilt } from '../release/publishBuilt.ts';
import { createStaticServer } from '../serve/createStaticServer.ts';
import { createChildProcesses } from '../system/childProcesses.ts';
import { originOf } from '../system/hosts.ts';
import { readRemotePackages, repositoryRoot } from '../system/packages.ts';
import { assertPortsFree, listPorts, readPorts } from '../system/ports.ts';
import { startReferenceApi, waitForApi } from '../system/referenceApi.ts';
import { configFile } from '../system/runFolder.ts';
import { apiRules, serveSystem } from '../system/serveSystem.ts';
import type { Roots } from './measurePage.ts';

/** The system on its own, at one origin. */
export interface BenchSystem {
  federated: string;
  /** What its loading is compared with. */
  rivals: Rivals | undefined;
  stop: () => Promise<void>;
}

/** Three applications on three origins, and the folders that their scripts come from. */
export interface Rivals {
  federated: string;
  mono: string;
  floor: string;
  roots: Roots;
}

const DEFAULT_PORT = '9700';
const hosts = { listen: '127.0.0.1', name: 'localhost' };

/**
 * Builds and serves the system, with the reference API behind it.
 * @param data folder of its database
 * @param hasRivals builds and serves what its loading is compared with, too
 */
export async function startBenchSystem(data: string, hasRivals: boolean): Promise<BenchSystem> {
  process.env.VSTRECHA_DATA = data;
  const ports = readPorts(process.env.PORT ?? DEFAULT_PORT);
  const extra = { mono: ports.api + 1, floor: ports.api + 2 };
  await assertPortsFree([...listPorts(ports), ...(hasRivals ? [extra.mono, extra.floor] : [])]);

  const built = await buildAll(() => {});
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

/** The same sources as one bundle, and the floor of the stack, each at an origin of its own. */
async function serveRivals(ports: { mono: number; floor: number }, apiOrigin: string) {
  const monoRoot = await buildVariant('mono', { monoRemotes: readRemotePackages().map(({ folder }) => folder) });
  const floorRoot = await buildVariant('floor', { entry: './bench/floor.tsx' });
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

async function buildVariant(name: string, variant: { monoRemotes?: string[]; entry?: string }): Promise<string> {
  const { bundle } = await import('../webpack/runWebpack.ts');
  const outDir = path.join(repositoryRoot, '.cache', 'bench', name);
  await bundle(path.join(repositoryRoot, 'shell'), { mode: 'production', outDir, buildId: name, ...variant });
  await compressFolder(outDir);
  return outDir;
}
