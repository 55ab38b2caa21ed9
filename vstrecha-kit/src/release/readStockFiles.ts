import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteManifest } from 'shared-api/federation/remoteManifest';
import { REMOTE_FILE } from '../build/buildInfo.ts';
import { MANIFEST_FILE, type FederationManifest } from '../build/federationManifest.ts';
import { checkManifest, namedExposes } from '../build/readRemoteManifest.ts';
import { describe } from '../shell/readDescription.ts';
import { UsageError } from '../system/UsageError.ts';

/** A build of the stock plugin of Module Federation. */
export interface StockFiles {
  manifest: FederationManifest;
  remote: RemoteManifest;
  /** Contents of the scripts and styles that it can load, by file name. */
  files: Readonly<Record<string, Buffer>>;
}

const TIMEOUT_MS = 20_000;
/** Static and dynamic imports of ES modules. */
const IMPORTS = /(?:from|import)\s*\(?\s*["'`](\.{1,2}\/[^"'`]+\.(?:js|css))["'`]/g;

/**
 * Reads a build: its manifest, the files that this names, and those that its modules import.
 * @param place a folder or the address of its manifest
 * @param remoteFile its remote.json, if not beside the manifest
 */
export async function readStockFiles(place: string, remoteFile?: string): Promise<StockFiles> {
  const isAddress = /^https?:/.test(place);
  const read = (name: string) => (isAddress ? fetchFile(new URL(name, place).href) : readOwn(path.join(place, name)));
  const manifest = parse(await read(isAddress ? place : MANIFEST_FILE), place);
  const source = remoteFile ?? REMOTE_FILE;
  const remote = readRemote(await (remoteFile === undefined ? read(source) : readOwn(source)), source, manifest);
  const files: Record<string, Buffer> = {};
  const collect = async (name: string): Promise<void> => {
    if (Object.hasOwn(files, name)) return;
    files[name] = Buffer.alloc(0);
    files[name] = await read(name);
    await Promise.all(
      importsIn(files[name].toString()).map((relative) => collect(path.posix.join(path.posix.dirname(name), relative))),
    );
  };
  await Promise.all([nameOfEntry(manifest), ...namesIn(manifest, 'sync'), ...namesIn(manifest, 'async')].map(collect));
  return { manifest, remote, files: Object.fromEntries(Object.entries(files).sort()) };
}

function readRemote(content: Buffer, source: string, { exposes }: FederationManifest): RemoteManifest {
  const remote = checkManifest(parseJson(content), source);
  const unknown = namedExposes(remote).find((name) => !exposes.some(({ path: key }) => key === `./${name}`));
  if (unknown === undefined) return remote;
  throw new UsageError(`${source} names ${unknown}, which the plugin does not expose. Add it to exposes or remove it.`);
}

/** Relative addresses that a module imports. */
export const importsIn = (text: string): string[] => [...text.matchAll(IMPORTS)].map(([, relative = '']) => relative);

/** Name of the entry, relative to the manifest. */
export function nameOfEntry({ metaData: { remoteEntry } }: FederationManifest): string {
  return path.posix.join(remoteEntry.path, remoteEntry.name);
}

/** Files that exposes and own copies of shared modules load with the first of their files, or later. */
export function namesIn({ exposes, shared }: FederationManifest, when: 'sync' | 'async'): string[] {
  return [...exposes, ...shared].flatMap(({ assets: { js, css } }) => [...js[when], ...css[when]]);
}

async function readOwn(file: string): Promise<Buffer> {
  return readFile(file).catch((error: unknown) => {
    throw new UsageError(
      `${file} cannot be read: ${describe(error)}. The folder of a build needs ${MANIFEST_FILE} (option manifest of the plugin of Module Federation) and ${REMOTE_FILE}.`,
    );
  });
}

async function fetchFile(address: string): Promise<Buffer> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!answer.ok) throw new Error(`answer ${answer.status}`);
    return Buffer.from(await answer.arrayBuffer());
  } catch (error) {
    throw new UsageError(
      `${address} cannot be read: ${describe(error)}. Copy the whole folder of the build there and repeat.`,
    );
  }
}

function parse(content: Buffer, place: string): FederationManifest {
  const manifest = parseJson(content) as FederationManifest;
  try {
    nameOfEntry(manifest);
    namesIn(manifest, 'sync');
    return manifest;
  } catch {
    throw new UsageError(
      `${place} is no ${MANIFEST_FILE} of the plugin of Module Federation. Give the folder of a build, or the address of that file in it.`,
    );
  }
}

/** Undefined for anything but JSON. */
function parseJson(content: Buffer): unknown {
  try {
    return JSON.parse(content.toString());
  } catch {
    return undefined;
  }
}
