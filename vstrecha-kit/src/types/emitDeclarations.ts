import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Writes the declarations (`.d.ts`, without comments) of files and of all that they import below a root. The native
 * compiler takes half a second for that, since it checks no types; `npm test -- typecheck` does.
 * @param root absolute folder of the sources; `out` gets the same tree
 * @throws {Error} with the compiler's message
 */
export function emitDeclarations(root: string, files: readonly string[], out: string): void {
  mkdirSync(out, { recursive: true });
  const config = path.join(out, 'tsconfig.json');
  const options = fileURLToPath(new URL('../../tsconfig/web.json', import.meta.url));
  writeFileSync(
    config,
    JSON.stringify({
      extends: options,
      compilerOptions: {
        types: [],
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        removeComments: true,
        noCheck: true,
        rootDir: root,
        outDir: out,
        // Makes the declarations independent of other files in the same compilation.
        stableTypeOrdering: true,
      },
      files: [options.replace('web.json', 'assets.d.ts'), ...files],
    }),
  );
  const compiler = fileURLToPath(new URL('bin/tsc', import.meta.resolve('typescript-native/package.json')));
  try {
    execFileSync(process.execPath, [compiler, '-p', config], { encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error(
      `The types of what the shell provides cannot be written. Give what the compiler names an explicit type.\n${stdout}${stderr}`,
      { cause: error },
    );
  }
}
