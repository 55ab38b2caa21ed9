import { existsSync } from 'node:fs';
import path from 'node:path';

const LOCKFILES = ['pnpm-lock.yaml', 'package-lock.json', 'yarn.lock'];

/** The repository of a package: the nearest folder with a lockfile, by default the package's own. */
export function projectRoot(directory: string): string {
  for (let folder = directory; ; folder = path.dirname(folder)) {
    if (findLockfile(folder) !== undefined) return folder;
    if (folder === path.dirname(folder)) return directory;
  }
}

/** The lockfile in a folder. */
export function findLockfile(folder: string): string | undefined {
  return LOCKFILES.map((name) => path.join(folder, name)).find((file) => existsSync(file));
}

/** Where tools keep results between runs; ignored by git. */
export function cacheFolder(directory: string): string {
  return path.join(projectRoot(directory), '.cache');
}
