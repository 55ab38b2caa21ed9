import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { execaNode } from 'execa';
import { repositoryRoot } from '../system/packages.ts';

/** TypeScript 7, the native compiler. TypeScript 6 stays installed for tools that need the compiler's API. */
const compiler = fileURLToPath(new URL('bin/tsc', import.meta.resolve('typescript-native/package.json')));

/**
 * Checks the types of one package with its tsconfig.json.
 * @param folder the package's folder, from the repository root
 * @returns the compiler's errors with paths from the root; undefined means success
 */
export async function checkTypes(folder: string): Promise<string | undefined> {
  const options = [
    ...['-p', folder, '--noEmit', '--pretty', 'false'],
    // Packages are checked in parallel, so threads of one would slow down another.
    '--singleThreaded',
    // Keeps the build info between runs, so that only changes are checked again.
    ...['--incremental', '--tsBuildInfoFile', path.join(repositoryRoot, '.cache/tsc', `${folder}.tsbuildinfo`)],
  ];
  const result = await execaNode(compiler, options, { cwd: repositoryRoot, all: true, reject: false });
  return result.failed ? result.all || result.message : undefined;
}
