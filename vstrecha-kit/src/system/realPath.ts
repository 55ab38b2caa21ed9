import { existsSync, realpathSync } from 'node:fs';

/** The file behind a symbolic link; other paths as they are. */
export function realPath(file: string): string {
  return existsSync(file) ? realpathSync(file) : file;
}
