import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { execaNode } from 'execa';
import { cacheFolder } from '../system/projectRoot.ts';

/** TypeScript 7, the native compiler. TypeScript 6 stays installed for tools that need the compiler's API. */
export const compiler = fileURLToPath(new URL('bin/tsc', import.meta.resolve('typescript-native/package.json')));

/**
 * Runs the compiler.
 * @returns its errors with paths from `cwd`; undefined means success
 */
export async function compile(cwd: string, options: readonly string[]): Promise<string | undefined> {
  const result = await execaNode(compiler, [...options, '--pretty', 'false'], { cwd, all: true, reject: false });
  return result.failed ? result.all || result.message : undefined;
}

/**
 * Checks the types of one package with its tsconfig.json.
 * @param directory the package's folder
 * @returns the compiler's errors with paths from the folder above; undefined means success
 */
export function checkTypes(directory: string): Promise<string | undefined> {
  const { dir: cwd, base: folder } = path.parse(directory);
  return compile(cwd, [
    ...['-p', folder, '--noEmit'],
    // Packages are checked in parallel, so threads of one would slow down another.
    '--singleThreaded',
    // Keeps the build info between runs, so that only changes are checked again.
    ...['--incremental', '--tsBuildInfoFile', path.join(cacheFolder(directory), 'tsc', `${folder}.tsbuildinfo`)],
  ]);
}
