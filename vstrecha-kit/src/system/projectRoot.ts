import { existsSync } from 'node:fs';
import path from 'node:path';

const MARKS = ['pnpm-workspace.yaml', 'pnpm-lock.yaml', 'package-lock.json', 'yarn.lock'];

/** The repository of a package: the nearest folder with a lockfile, by default the package's own. */
export function projectRoot(directory: string): string {
  for (let folder = directory; ; folder = path.dirname(folder)) {
    if (MARKS.some((mark) => existsSync(path.join(folder, mark)))) return folder;
    if (folder === path.dirname(folder)) return directory;
  }
}

/** Where tools keep results between runs; ignored by git. */
export function cacheFolder(directory: string): string {
  return path.join(projectRoot(directory), '.cache');
}
