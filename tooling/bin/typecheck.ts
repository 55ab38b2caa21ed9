import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { readPackageFolders, repositoryRoot } from '../src/system/packages.ts';

// Typechecks each package by its own tsconfig.json and prints only what is wrong.
const AT_ONCE = 2;
const compiler = createRequire(import.meta.url).resolve('typescript/bin/tsc');

const waiting = [...readPackageFolders(), '.storybook'].filter((folder) =>
  existsSync(path.join(repositoryRoot, folder, 'tsconfig.json')),
);
const total = waiting.length;
const failed: string[] = [];

await Promise.all(Array.from({ length: AT_ONCE }, checkNext));
console.log(failed.length === 0 ? `Типы проверены в ${total} пакетах.` : `Ошибки типов: ${failed.join(', ')}.`);
process.exitCode = failed.length === 0 ? 0 : 1;

async function checkNext(): Promise<void> {
  for (let folder = waiting.shift(); folder !== undefined; folder = waiting.shift()) {
    const output = await check(folder);
    if (output === undefined) continue;
    failed.push(folder);
    console.log(output);
  }
}

/** The compiler's complaints with paths from the root, or nothing when the package is sound. */
function check(folder: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    // Kept between runs, so that only what a change touches is checked again.
    const memory = [
      '--incremental',
      '--tsBuildInfoFile',
      path.join(repositoryRoot, '.cache/tsc', `${folder}.tsbuildinfo`),
    ];
    execFile(
      process.execPath,
      [compiler, '-p', folder, '--noEmit', '--pretty', 'false', ...memory],
      { cwd: repositoryRoot, maxBuffer: 64 * 1024 * 1024 },
      (error, stdout, stderr) => {
        resolve(error ? `${stdout}${stderr}`.trim() || error.message : undefined);
      },
    );
  });
}
