import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { BUILT_CHUNKS, type BuiltChunks } from 'vstrecha-kit/webpack/builtParts';
import { integrityOf } from 'vstrecha-kit/webpack/integrity';
import { PAGES_FILE, type ShellPages } from '../serve/shellPages.ts';

/** The list that the service worker fills its cache by (`ShellFiles` of shell/src/worker/messages.ts). */
export const OFFLINE_FILE = 'offline.json';

/** Groups of pages that need a network. */
const NEEDS_NETWORK = ['doctor', 'guest-pages', 'phone-rules', 'calendar', 'field-figures', 'web-vitals', 'trials'];

interface ShellFiles {
  build: string;
  session: string;
  files: { address: string; integrity: string }[];
}

/** Lists scripts, styles and fonts of a built shell with their hashes, and the page that begins with them. */
export function listShellFiles(folder: string, build: string): ShellFiles {
  const read = (name: string) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as unknown;
  const { groups } = read(BUILT_CHUNKS) as BuiltChunks;
  const { session } = read(PAGES_FILE) as ShellPages;
  const needed = new Set(
    Object.entries(groups).flatMap(([name, files]) => (NEEDS_NETWORK.includes(name) ? [] : files)),
  );
  const left = new Set(NEEDS_NETWORK.flatMap((name) => groups[name] ?? []).filter((file) => !needed.has(file)));
  const names = globSync('assets/*.{js,css,woff2}', { cwd: folder })
    .filter((name) => !left.has(name))
    .toSorted();
  return {
    build,
    session: `/${session}`,
    files: names.map((name) => ({
      address: `/${name}`,
      integrity: integrityOf(readFileSync(path.join(folder, name))),
    })),
  };
}
