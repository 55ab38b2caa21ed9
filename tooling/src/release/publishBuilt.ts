import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readReleaser } from 'vstrecha-kit/release/commandLine';
import { authorHere } from 'vstrecha-kit/release/journal';
import type { LiveShell } from 'vstrecha-kit/release/liveShells';
import { readRegistry, writeRegistry, type Registry } from 'vstrecha-kit/release/registry';
import { withRegistryLock } from 'vstrecha-kit/release/registryLock';
import { release, toAddresses } from 'vstrecha-kit/release/release';
import type { BuiltRemote } from '../build/buildAll.ts';
import { shellFolder } from '../build/buildShell.ts';
import { originOf, type Hosts } from '../system/hosts.ts';
import type { SystemPorts } from '../system/ports.ts';
import { registryFile } from '../system/runFolder.ts';

/** On the shell's origin, which proxies it to the API. */
const REPORTS = '/reports/failures';

/**
 * Moves the new builds to the front of the registry for the system about to start on these ports. Skips the checks of
 * `npm run kit release`: the system is not running yet, and all builds share one source tree.
 */
export async function publishBuilt(
  built: readonly BuiltRemote[],
  { ports, hosts }: { ports: SystemPorts; hosts: Hosts },
): Promise<void> {
  await releaseBuilt(registryFile(ports.shell), built, {
    origin: originOf(hosts, ports.shell),
    remoteOrigin: (folder) => originOf(hosts, ports.remotes[folder]),
  });
}

/**
 * Moves builds to the front of a registry, without checks.
 * @param origins.origin of the shell
 * @param origins.remoteOrigin origin of a remote by its folder
 */
export async function releaseBuilt(
  file: string,
  built: readonly BuiltRemote[],
  { origin, remoteOrigin }: { origin: string; remoteOrigin: (folder: string) => string },
): Promise<void> {
  mkdirSync(path.dirname(file), { recursive: true });
  await withRegistryLock(file, async () => {
    const shells = [{ ...readProvides(), origin }];
    const author = authorHere(readReleaser());
    const at = new Date();
    let registry: Registry = { ...readRegistry(file), shells: [origin], reports: REPORTS };
    for (const { remote, info } of built) {
      const line = toAddresses(info, remoteOrigin(remote.folder));
      registry = release(registry, remote.container, line, { at, by: author.by, shells });
    }
    const changes = built.map(({ remote, info }) => ({ remote: remote.container, change: `release ${info.build}` }));
    writeRegistry(
      file,
      registry,
      changes.map((change) => ({ at: at.toISOString(), ...author, ...change })),
    );
  });
}

/** The built shell's provides.json. */
function readProvides(): Omit<LiveShell, 'origin'> {
  return JSON.parse(readFileSync(path.join(shellFolder, 'provides.json'), 'utf8')) as Omit<LiveShell, 'origin'>;
}
