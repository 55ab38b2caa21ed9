import path from 'node:path';
import { buildAll } from '../build/buildAll.ts';
import { buildsFolder } from '../build/buildRemote.ts';
import { shellFolder } from '../build/buildShell.ts';
import { compressFolder } from '../build/compress.ts';
import { release, writeRegistry } from '../release/registry.ts';
import { createStaticServer } from '../serve/createStaticServer.ts';
import { createChildProcesses } from '../system/childProcesses.ts';
import { originOf } from '../system/hosts.ts';
import { readRemotePackages, repositoryRoot } from '../system/packages.ts';
import { assertPortsFree, listPorts, readPorts } from '../system/ports.ts';
import { startReferenceApi, waitForApi } from '../system/referenceApi.ts';
import { configFile, registryFile } from '../system/runFolder.ts';
import { apiRules, serveSystem } from '../system/serveSystem.ts';
import type { Roots } from './measurePage.ts';

/** Three applications on three origins, and the folders that their scripts come from. */
interface BenchSystem {
  federated: string;
  mono: string;
  floor: string;
  roots: Roots;
  stop: () => Promise<void>;
}

const DEFAULT_PORT = '9700';
const hosts = { listen: '127.0.0.1', name: 'localhost' };

/**
 * Builds and serves what the benchmark compares, with the reference API behind each.
 * @param data folder of its database
 */
export async function startBenchSystem(data: string): Promise<BenchSystem> {
  process.env.VSTRECHA_DATA = data;
  const ports = readPorts(process.env.PORT ?? DEFAULT_PORT);
  const extra = { mono: ports.api + 1, floor: ports.api + 2 };
  await assertPortsFree([...listPorts(ports), extra.mono, extra.floor]);

  const built = await buildAll(() => {});
  const monoRoot = await buildVariant('mono', { monoRemotes: readRemotePackages().map(({ folder }) => folder) });
  const floorRoot = await buildVariant('floor', { entry: './bench/floor.tsx' });

  writeRegistry(
    registryFile(ports.shell),
    built.reduce(
      (registry, { remote, info }) =>
        release(registry, remote.container, info, originOf(hosts, ports.remotes[remote.folder])),
      { remotes: {} },
    ),
  );
  const children = createChildProcesses();
  const apiOrigin = startReferenceApi(children, { ports, hosts });
  const remoteRoots = Object.fromEntries(
    built.map(({ remote }) => [remote.folder, path.dirname(buildsFolder(remote))]),
  );
  await serveSystem({ ports, hosts, shellRoot: shellFolder, remoteRoots, apiOrigin });
  for (const [root, port] of [
    [monoRoot, extra.mono],
    [floorRoot, extra.floor],
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
  await waitForApi(apiOrigin);

  const roots = new Map([
    [originOf(hosts, ports.shell), shellFolder],
    [originOf(hosts, extra.mono), monoRoot],
    [originOf(hosts, extra.floor), floorRoot],
    ...Object.entries(remoteRoots).map(([folder, root]) => [originOf(hosts, ports.remotes[folder]), root] as const),
  ]);
  return {
    federated: originOf(hosts, ports.shell),
    mono: originOf(hosts, extra.mono),
    floor: originOf(hosts, extra.floor),
    roots,
    stop: () => children.stop(),
  };
}

async function buildVariant(name: string, variant: { monoRemotes?: string[]; entry?: string }): Promise<string> {
  const { bundle } = await import('../webpack/runWebpack.ts');
  const outDir = path.join(repositoryRoot, '.cache', 'bench', name);
  await bundle(path.join(repositoryRoot, 'shell'), { mode: 'production', outDir, buildId: name, ...variant });
  await compressFolder(outDir);
  return outDir;
}
