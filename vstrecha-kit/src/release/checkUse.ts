import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSources } from '../build/hashInputs.ts';
import { compile } from '../types/checkTypes.ts';
import { findSource } from '../types/findSource.ts';
import { CONTRACT } from '../types/readTypes.ts';
import { withScratch, writeFiles } from '../types/scratch.ts';
import type { Types } from '../types/types.ts';

const SHARED_MODULE = /['"](shared-(?:ui|api)\/[\w./-]+)['"]/g;
/** Asks for each widget in a slot whether it takes what the slot passes; the compiler names this file. */
const PLACED = 'slots of remote.json.ts';
const PLACED_AT = /\S*\/slots of remote\.json\.ts\(\d+,\d+\)/g;
const FEDERATION = 'shared-api/federation';
const SLOT_TYPES = 'shared-api/src/federation/index.d.ts';
const ASSETS = fileURLToPath(new URL('../../tsconfig/assets.d.ts', import.meta.url));

/**
 * Compiles a remote's sources with the types of a live shell in place of shared-ui and shared-api, so that only what
 * they use counts.
 * @param built types that it was built with: props of pages and widgets are compared with the builds that have them
 * @param placed slots with the widgets that remote.json names for them: each takes the props that its slot passes
 * @returns the compiler's errors with file and line; undefined means that everything fits
 */
export function checkUse(
  directory: string,
  live: Types,
  built: Types,
  placed: readonly { slot: string; widget: string }[] = [],
): Promise<string | undefined> {
  const files = { ...built.files, ...live.files, [CONTRACT]: built.files[CONTRACT] ?? '' };
  return withScratch(files, async (folder) => {
    const modules = new Set([
      FEDERATION,
      ...[...readSources(directory).matchAll(SHARED_MODULE)].map(([, module = '']) => module),
    ]);
    const places = [...modules].flatMap((module) => {
      const file = findSource(folder, module)?.replace(/\.tsx?$/, '.d.ts');
      return file !== undefined && existsSync(file) ? [[module, [file]] as const] : [];
    });
    writeFiles(folder, {
      // Earlier shells do not publish the props of slots.
      [PLACED]: writePlaced(directory, Object.hasOwn(live.files, SLOT_TYPES) ? placed : []),
      'tsconfig.json': JSON.stringify({
        extends: path.join(directory, 'tsconfig.json'),
        compilerOptions: { paths: Object.fromEntries(places) },
        files: [ASSETS, path.join(directory, 'src/exposes.ts'), PLACED],
        include: [path.join(directory, 'src/**/*.d.ts')],
      }),
    });
    const errors = await compile(path.dirname(directory), ['-p', folder, '--noEmit']);
    return errors?.replaceAll(PLACED_AT, 'slots of remote.json');
  });
}

/** A widget that no contract declares takes no props. */
function writePlaced(directory: string, placed: readonly { slot: string; widget: string }[]): string {
  if (placed.length === 0) return 'export {};';
  const own = path.join(directory, 'src/widgets');
  const lines = placed.map(
    ({ slot, widget }, index) =>
      `export const placed${index} = (props: SlotProps<'${slot}'>): FederatedWidgets extends Record<'${widget}', infer Props> ? Props : unknown => props;`,
  );
  return [
    `import type { FederatedWidgets, SlotProps } from '${FEDERATION}';`,
    ...(existsSync(`${own}.ts`) ? [`import type {} from '${own}';`] : []),
    ...lines,
  ].join('\n');
}
