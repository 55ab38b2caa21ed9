import { existsSync } from 'node:fs';
import path from 'node:path';

export interface RemotePackage {
  /** The folder, which is also the package's name: `mf-catalog`. */
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

/** Describes the remote in a folder; otherwise undefined. */
export function findRemotePackage(directory: string): RemotePackage | undefined {
  const folder = path.basename(directory);
  if (!folder.startsWith('mf-') || !existsSync(path.join(directory, 'package.json'))) return undefined;
  return { folder, container: toContainerName(folder), directory };
}
