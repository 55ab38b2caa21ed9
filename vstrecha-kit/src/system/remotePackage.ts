import { existsSync } from 'node:fs';
import path from 'node:path';
import { readManifest } from './manifest.ts';

export interface RemotePackage {
  /** The package's name, which is also that of its folder in this workspace: `mf-catalog`. */
  folder: string;
  /** The federation container; must be an identifier: `mf_catalog`. */
  container: string;
  /** Absolute path of the folder. */
  directory: string;
}

/** `mf-catalog` → `mf_catalog`. */
export function toContainerName(folder: string): string {
  return folder.replaceAll('-', '_');
}

/** The federation container of a package. */
export function containerOf(packageDir: string): string {
  return toContainerName(readManifest(packageDir).name);
}

/** Describes the remote in a folder; otherwise undefined. */
export function findRemotePackage(directory: string): RemotePackage | undefined {
  if (!existsSync(path.join(directory, 'package.json'))) return undefined;
  const folder = readManifest(directory).name;
  if (!folder.startsWith('mf-')) return undefined;
  return { folder, container: toContainerName(folder), directory };
}
