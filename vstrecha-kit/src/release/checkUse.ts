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
const ASSETS = fileURLToPath(new URL('../../tsconfig/assets.d.ts', import.meta.url));

/**
 * Compiles a remote's sources with the types of a live shell in place of shared-ui and shared-api, so that only what
 * they use counts.
 * @param built types that it was built with: props of pages and widgets are compared with the builds that have them
 * @returns the compiler's errors with file and line; undefined means that everything fits
 */
export function checkUse(directory: string, live: Types, built: Types): Promise<string | undefined> {
  const files = { ...built.files, ...live.files, [CONTRACT]: built.files[CONTRACT] ?? '' };
  return withScratch(files, (folder) => {
    const modules = new Set([...readSources(directory).matchAll(SHARED_MODULE)].map(([, module = '']) => module));
    const places = [...modules].flatMap((module) => {
      const file = findSource(folder, module)?.replace(/\.tsx?$/, '.d.ts');
      return file !== undefined && existsSync(file) ? [[module, [file]] as const] : [];
    });
    writeFiles(folder, {
      'tsconfig.json': JSON.stringify({
        extends: path.join(directory, 'tsconfig.json'),
        compilerOptions: { paths: Object.fromEntries(places) },
        files: [ASSETS, path.join(directory, 'src/exposes.ts')],
        include: [path.join(directory, 'src/**/*.d.ts')],
      }),
    });
    return compile(path.dirname(directory), ['-p', folder, '--noEmit']);
  });
}
