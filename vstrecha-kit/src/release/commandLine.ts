import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import { findRemotePackage, type RemotePackage } from '../system/remotePackage.ts';
import { UsageError } from '../system/UsageError.ts';
import { readLiveShells, type LiveShell } from './liveShells.ts';
import { readRegistry, type Registry } from './registry.ts';

/** The option of all commands that read or change releases. */
export const REGISTRY = {
  option: ['--registry <file>', 'registry.json of the shell (default: that of a system running here)'],
  example: '--registry /srv/shell/registry.json',
} as const;

/** The remote named on the command line: its folder, by default the current one. */
export function readRemote(name = '.', example: string): RemotePackage {
  const remote = findRemotePackage(path.resolve(name));
  if (remote) return remote;
  throw new UsageError(`${path.resolve(name)} has no remote, whose name begins with mf-. Example: ${example}`);
}

/** Name in the registry of the remote on the command line: that name, or the folder of its package. */
export function readContainer(name: string | undefined, file: string, example: string): string {
  if (name !== undefined && Object.hasOwn(readRegistry(file).remotes, name)) return name;
  return readRemote(name, example).container;
}

/**
 * Path of the registry file.
 * @param own used without `--registry` when it exists: that of a system which runs here
 */
export function readRegistryPath(value: string | undefined, example: string, own?: string): string {
  if (value === undefined && own !== undefined && existsSync(own)) return own;
  if (value === undefined || !existsSync(path.dirname(path.resolve(value))))
    throw new UsageError(`--registry: give a file in an existing folder. Example: ${example}`);
  return path.resolve(value);
}

/** An origin: a URL without a path. */
export function readOrigin(option: string, value: string): string {
  if (URL.canParse(value) && new URL(value).origin === value) return value;
  throw new UsageError(`${option}: give an address without a path, such as https://catalog.example, not '${value}'.`);
}

/** Address of the folder that contains a build. */
export function readFolderAddress(address: string): string {
  if (/^https?:/.test(address) && URL.canParse(address)) return new URL('.', address).href;
  throw new UsageError(
    `--address: give the address of this folder, such as https://surveys.example/3.2.1/, not '${address}'.`,
  );
}

/** Name for the list of releases: RELEASED_BY, or the account of this machine. */
export function readReleaser(): string {
  return process.env.RELEASED_BY?.trim() || userInfo().username;
}

/** The shells of a registry that respond: a rollback must not wait for one that does not. */
export async function readReachableShells({ shells = [] }: Registry): Promise<LiveShell[]> {
  const asked = await Promise.allSettled(shells.map((origin) => readLiveShells([origin])));
  return asked.flatMap((answer) => {
    if (answer.status === 'fulfilled') return answer.value;
    if (!(answer.reason instanceof UsageError)) throw answer.reason;
    console.warn(answer.reason.message);
    return [];
  });
}

/** Tells that another command is changing the registry. */
export const waitForOthers = { onWait: () => console.log('Another command is changing the registry; waiting for it.') };
