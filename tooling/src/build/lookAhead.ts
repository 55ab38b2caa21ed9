import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BUILT_SIZES, type BuiltSizes } from '../webpack/builtParts.ts';
import { integrityOf } from '../webpack/integrity.ts';

/** What the script is given: `AheadTable` of shell/src/first-screen/ahead.ts. */
export interface AheadTable {
  pages: readonly (readonly [pattern: string, page: string | null])[];
  files: [address: string, integrity: string][];
  layout: number[];
  modules: Record<string, number[]>;
}

/** Bytes. It comes before the shell's first scripts. */
const LARGEST = 16_000;

/**
 * Writes the script that finds out early what a page consists of, with the table of the shell's scripts that it takes that from
 * (shell/src/first-screen/lookAhead.ts).
 * @param folder the built shell
 * @param pages patterns of addresses, and what is likely to be shown there
 * @returns the tag that stands before those of the first scripts
 */
export function writeLookAhead(folder: string, script: string, pages: AheadTable['pages']): string {
  const sizes = JSON.parse(readFileSync(path.join(folder, BUILT_SIZES), 'utf8')) as BuiltSizes;
  const content = `{const AHEAD=${JSON.stringify(makeTable(sizes, pages, integrityIn(folder)))};${script}}`;
  if (content.length > LARGEST)
    throw new Error(
      `The script that looks ahead has ${content.length} bytes of ${LARGEST}: look what shell/src/first-screen/lookAhead.ts imports.`,
    );
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
  const file = `assets/look-ahead.${hash}.js`;
  writeFileSync(path.join(folder, file), content);
  return `<script defer fetchpriority="high" src="/${file}" integrity="${integrityOf(Buffer.from(content))}"></script>`;
}

/** What remotes may import, with the scripts that come then beside the first ones and the main layout. */
export function makeTable(
  { groups, imports }: BuiltSizes,
  pages: AheadTable['pages'],
  integrity: (file: string) => string,
): AheadTable {
  const first = new Set(groups.main);
  const layout = (groups['main-layout'] ?? []).filter((file) => !first.has(file));
  const known = new Set([...first, ...layout]);
  const modules = Object.entries(imports).flatMap(([module, scripts]) => {
    const own = scripts.filter((file) => !known.has(file));
    return module.startsWith('.') || own.length === 0 ? [] : [[module, own] as const];
  });
  const files = [...new Set([...layout, ...modules.flatMap(([, scripts]) => scripts)])];
  const indices = (scripts: readonly string[]) => scripts.map((file) => files.indexOf(file));
  return {
    pages,
    files: files.map((file) => [`/${file}`, integrity(file)]),
    layout: indices(layout),
    modules: Object.fromEntries(modules.map(([module, scripts]) => [module, indices(scripts)])),
  };
}

function integrityIn(folder: string): (file: string) => string {
  return (file) => integrityOf(readFileSync(path.join(folder, file)));
}
