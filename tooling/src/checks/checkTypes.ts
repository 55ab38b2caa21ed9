import { execFile } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { repositoryRoot } from '../system/packages.ts';

/** TypeScript 7, the native compiler. TypeScript 6 stays beside it for the tools that need the compiler's API. */
const compiler = fileURLToPath(new URL('bin/tsc', import.meta.resolve('typescript-native/package.json')));

/**
 * Checks the types of one package by its own tsconfig.json.
 * @param folder the package's folder, from the root of the repository
 * @returns the compiler's complaints with paths from the root, or undefined when the package is sound
 */
export function checkTypes(folder: string): Promise<string | undefined> {
  const options = [
    ...['-p', folder, '--noEmit', '--pretty', 'false'],
    // Packages are checked side by side; threads of one would take the processor from another.
    '--singleThreaded',
    // Kept between runs, so that only what a change touches is checked again.
    ...['--incremental', '--tsBuildInfoFile', path.join(repositoryRoot, '.cache/tsc', `${folder}.tsbuildinfo`)],
  ];
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [compiler, ...options],
      { cwd: repositoryRoot, maxBuffer: 64 * 1024 * 1024 },
      (error, stdout, stderr) => resolve(error ? `${stdout}${stderr}`.trim() || error.message : undefined),
    );
  });
}
