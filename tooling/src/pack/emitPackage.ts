import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { execaNode } from 'execa';
import ts from 'typescript';
import { compiler } from 'vstrecha-kit/types/checkTypes';

/** Compiled; everything else is copied. */
const SOURCE = /(?<!\.d)\.tsx?$/;
const MODULE = /\.([mc]?js|d\.ts)$/;

/**
 * Writes the sources of a package as ES modules with declarations. Each relative import names a file, as Node and
 * bundlers with `fullySpecified` require.
 * @param unpublished kinds of files to leave out: `test`, `stories`
 * @returns the modules of packages that it imports: `react/jsx-runtime`
 */
export async function emitPackage(
  directory: string,
  out: string,
  unpublished: readonly string[],
): Promise<Set<string>> {
  const source = path.join(directory, 'src');
  rmSync(out, { recursive: true, force: true });
  await compile(directory, source, out, unpublished);
  const isCopied = (file: string) => !SOURCE.test(file) && !unpublished.some((kind) => file.includes(`.${kind}.`));
  cpSync(source, out, { recursive: true, filter: (file) => isCopied(path.relative(source, file)) });
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((name) => MODULE.test(name));
  return new Set(files.flatMap((name) => completeImports(path.join(out, name))));
}

async function compile(
  directory: string,
  rootDir: string,
  outDir: string,
  unpublished: readonly string[],
): Promise<void> {
  // Below the package, so that the compiler finds its @types.
  const config = path.join(directory, 'dist/tsconfig.pack.json');
  mkdirSync(path.dirname(config), { recursive: true });
  const compilerOptions = {
    // `npm test -- typecheck` checks the types.
    ...{ noEmit: false, noCheck: true, declaration: true },
    ...{ rewriteRelativeImportExtensions: true, rootDir, outDir },
  };
  const include = [rootDir];
  const exclude = unpublished.map((kind) => `${rootDir}/**/*.${kind}.*`);
  writeFileSync(config, JSON.stringify({ extends: '../tsconfig.json', compilerOptions, include, exclude }));
  const result = await execaNode(compiler, ['-p', config, '--pretty', 'false'], { all: true, reject: false });
  rmSync(config);
  if (result.failed) throw new Error(`${directory} does not compile. Correct what the compiler names.\n${result.all}`);
}

function completeImports(file: string): string[] {
  let text = readFileSync(file, 'utf8');
  const { importedFiles } = ts.preProcessFile(text, true, true);
  // From the end, so that positions stay valid; they include the quotes.
  for (const { fileName, pos } of importedFiles.toReversed())
    if (fileName.startsWith('.'))
      text = text.slice(0, pos + 1) + findFile(file, fileName) + text.slice(pos + 1 + fileName.length);
  writeFileSync(file, text);
  return importedFiles.map(({ fileName }) => fileName).filter((name) => !name.startsWith('.'));
}

/** The specifier of an emitted file: `./theme` → `./theme/index.js`. */
function findFile(from: string, specifier: string): string {
  const bare = specifier.replace(/(\.d)?\.tsx?$/, '');
  const base = path.resolve(path.dirname(from), bare);
  for (const end of ['.js', '/index.js', '.d.ts', ''])
    if (existsSync(base + end)) return bare + end.replace('.d.ts', '.js');
  throw new Error(`${from} imports ${specifier}, which is not published. Move it out of tests and stories.`);
}
