import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { BUILD_FILE } from 'vstrecha-kit/build/buildInfo';
import { UsageError } from 'vstrecha-kit/system/UsageError';
import { FOLDER_NAME } from '../serve/navigation.ts';
import { readPages, type ShellPages } from '../serve/shellPages.ts';

/** A build of the shell, as far as a server's configuration depends on it. */
export interface Site {
  /** Names the folder of the build on the server. */
  id: string;
  pages: ShellPages;
  /** Folders of its files: a request below them is for a file, not for a page. */
  folders: string[];
}

/** Reads a built shell. @throws UsageError without a build */
export function readSite(folder: string): Site {
  const marker = path.join(folder, BUILD_FILE);
  const id = existsSync(marker) ? readFileSync(marker, 'utf8').trim() : '';
  const pages = readPages(folder);
  if (pages === undefined || !/^[\w.-]+$/.test(id))
    throw new UsageError(`${folder} has no built shell. Build it: npm run build`);
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return { id, pages, folders: folders.map(({ name }) => name).filter((name) => FOLDER_NAME.test(name)) };
}
