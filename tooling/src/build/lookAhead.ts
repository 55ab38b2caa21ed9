import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BUILT_CHUNKS, LATER_LIST, type BuiltChunks } from 'vstrecha-kit/webpack/builtParts';
import { integrityOf } from 'vstrecha-kit/webpack/integrity';

/** Data for the script: `PreloadTable` of shell/src/first-screen/pagePreload.ts. */
export interface AheadTable {
  pages: readonly (readonly [pattern: string, page: string | null, without?: 'alone'])[];
  files: Record<string, [name: string, hash: string]>;
  layout: (string | number)[];
  modules: Record<string, (string | number)[]>;
}

/** Bytes. Loads before the shell's first scripts. */
const LARGEST = 16_000;

/**
 * Writes the script that preloads the parts of the page at the current URL (shell/src/first-screen/preloadPage.ts). It
 * contains the names and hashes of the shell's scripts, which the loader then reuses.
 * @param folder the built shell
 * @param pages URL patterns with the page likely to be shown
 * @returns the script tag to insert before the first scripts
 */
export function writeLookAhead(folder: string, script: string, pages: AheadTable['pages']): string {
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  const built = JSON.parse(read(BUILT_CHUNKS)) as BuiltChunks;
  if (!built.later) throw new Error('The build of the shell has no chunk with the list of later scripts.');
  const { files, ...rest } = makeTable(built, pages, hashIn(folder));
  const table = `{...${JSON.stringify(rest)},files:{...${LATER_LIST},...${JSON.stringify(files)}}}`;
  const content = `${read(built.later.list)}{const PRELOAD=${table};${script}}`;
  if (content.length > LARGEST)
    throw new Error(
      `The script that looks ahead has ${content.length} bytes of ${LARGEST}: look what shell/src/first-screen/preloadPage.ts imports.`,
    );
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
  const name = `assets/look-ahead.${hash}.js`;
  writeFileSync(path.join(folder, name), content);
  return `<script defer fetchpriority="high" src="/${name}" integrity="${integrityOf(Buffer.from(content))}"></script>`;
}

/**
 * Table of the modules that remotes may import, with the scripts that each needs besides the first ones and the main
 * layout; `files` contains only scripts that are not listed with the later ones.
 */
export function makeTable(
  { groups, imports, ids, later }: Pick<BuiltChunks, 'groups' | 'imports' | 'ids' | 'later'>,
  pages: AheadTable['pages'],
  hash: (file: string) => string,
): AheadTable {
  const first = new Set(groups.main);
  const layout = (groups['main-layout'] ?? []).filter((file) => !first.has(file) && file !== later?.list);
  const known = new Set([...first, ...layout]);
  const modules = Object.entries(imports).flatMap(([module, scripts]) => {
    const own = scripts.filter((file) => !known.has(file));
    return module.startsWith('.') || own.length === 0 ? [] : [[module, own] as const];
  });
  const idsOf = (scripts: readonly string[]) => scripts.flatMap((file) => ids[file] ?? []);
  const listed = new Set(later?.scripts);
  const used = new Set([...layout, ...modules.flatMap(([, scripts]) => scripts)].filter((file) => !listed.has(file)));
  return {
    pages,
    files: Object.fromEntries([...used].map((file) => [ids[file], [file, hash(file)]])) as AheadTable['files'],
    layout: idsOf(layout),
    modules: Object.fromEntries(modules.map(([module, scripts]) => [module, idsOf(scripts)])),
  };
}

function hashIn(folder: string): (file: string) => string {
  return (file) => integrityOf(readFileSync(path.join(folder, file))).replace('sha256-', '');
}
