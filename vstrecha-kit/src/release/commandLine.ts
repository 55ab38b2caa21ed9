import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import { findRemotePackage, type RemotePackage } from '../system/remotePackage.ts';
import { UsageError } from '../system/UsageError.ts';
import { authorHere } from './journal.ts';
import { fileRegistry, type RegistryPlace } from './registryPlace.ts';
import { serviceRegistry } from './serviceRegistry.ts';

/** The option of all commands that read or change releases. */
export const REGISTRY = {
  option: [
    '--registry <place>',
    'registry.json of the shell: a file, or an address with REGISTRY_TOKEN (default: that of a system running here)',
  ],
  example: '--registry /srv/shell/registry.json',
} as const;

/** The remote named on the command line: its folder, by default the current one. */
export function readRemote(name = '.', example: string): RemotePackage {
  const remote = findRemotePackage(path.resolve(name));
  if (remote) return remote;
  throw new UsageError(`${path.resolve(name)} has no remote, whose name begins with mf-. Example: ${example}`);
}

/** Name in the registry of the remote on the command line: that name, or the folder of its package. */
export async function readContainer(name: string | undefined, place: RegistryPlace, example: string): Promise<string> {
  if (name !== undefined && Object.hasOwn((await place.read()).remotes, name)) return name;
  return readRemote(name, example).container;
}

/**
 * The registry of the command line: a file, or a service whose token is in REGISTRY_TOKEN.
 * @param own file used without `--registry` when it exists: that of a system which runs here
 */
export function openRegistry(value: string | undefined, example: string, own?: string): RegistryPlace {
  if (value !== undefined && /^https?:/.test(value)) return openService(value);
  const place = { author: authorHere(readReleaser()), ...waitForOthers };
  if (value === undefined && own !== undefined && existsSync(own)) return fileRegistry(own, place);
  if (value === undefined || !existsSync(path.dirname(path.resolve(value))))
    throw new UsageError(`--registry: give a file in an existing folder, or an address. Example: ${example}`);
  return fileRegistry(path.resolve(value), place);
}

function openService(value: string): RegistryPlace {
  const address = URL.canParse(value) ? new URL(value) : undefined;
  if (address?.pathname === '/') address.pathname = '/registry.json';
  if (!address || !/\/registry\.json$/.test(address.href))
    throw new UsageError(
      `--registry: give the address of the shell or of its registry.json, such as https://vstrecha.example, not '${value}'.`,
    );
  if (address.protocol === 'http:' && !/^(localhost|127(\.\d+){3}|\[::1\])$/.test(address.hostname))
    throw new UsageError(`--registry: everybody on the way could read the token. Give an https:// address.`);
  return serviceRegistry(address.href, process.env.REGISTRY_TOKEN?.trim() || undefined);
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

/** Tells that another command is changing the registry. */
const waitForOthers = { onWait: () => console.log('Another command is changing the registry; waiting for it.') };
