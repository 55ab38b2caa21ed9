import { copyFileSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire, stripTypeScriptTypes } from 'node:module';
import path from 'node:path';

/** Imports of the package's own modules, as written in its sources. */
const OWN_IMPORT = /(?<=\b(?:from|import)\s*\(?\s*')([.#][^']*)\.ts(?=')/g;
/** Imports of modules that the front end shares. Node strips no types in node_modules, so the program gets copies. */
const SHARED_IMPORT = /(?<=\bfrom\s*')(shared-api\/[\w/-]+)(?=')/g;
const TESTING = /(?:^|\/)testing\/|\.test\.ts$/;

/**
 * Writes the JavaScript of the modules that programs of a package import, in the same layout.
 * @param programs paths below `from`, such as `src/main.ts`
 */
export function compilePrograms(from: string, to: string, programs: readonly string[]): void {
  const waiting = [...programs];
  const seen = new Set(waiting);
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const code = stripTypeScriptTypes(readFileSync(path.join(from, file), 'utf8'));
    for (const [, specifier = ''] of code.matchAll(OWN_IMPORT)) {
      const imported = `${resolveOwn(file, specifier)}.ts`;
      if (!seen.has(imported)) waiting.push(imported);
      seen.add(imported);
    }
    for (const [, specifier = ''] of code.matchAll(SHARED_IMPORT)) copyShared(from, to, specifier);
    const script = code.replaceAll(OWN_IMPORT, '$1.js').replaceAll(SHARED_IMPORT, '#$1.js');
    write(path.join(to, toScript(file)), script);
  }
}

/** Copies the other files of a package's sources. */
export function copyData(from: string, to: string): void {
  for (const file of globSync('src/**/*.*', { cwd: from })) {
    if (file.endsWith('.ts') || TESTING.test(file)) continue;
    mkdirSync(path.dirname(path.join(to, file)), { recursive: true });
    copyFileSync(path.join(from, file), path.join(to, file));
  }
}

/** A shared module imports others by their public names alone. */
function copyShared(from: string, to: string, specifier: string): void {
  const file = createRequire(path.join(from, 'package.json')).resolve(specifier);
  const code = stripTypeScriptTypes(readFileSync(file, 'utf8'));
  for (const [, imported = ''] of code.matchAll(SHARED_IMPORT)) copyShared(from, to, imported);
  write(path.join(to, 'src', `${specifier}.js`), code.replaceAll(SHARED_IMPORT, '#$1.js'));
}

/** `src/main.ts` → `src/main.js` */
export const toScript = (file: string): string => file.replace(/\.ts$/, '.js');

/** `#platform/log/log` → `src/platform/log/log`, as `imports` of its package.json says. */
function resolveOwn(file: string, specifier: string): string {
  if (specifier.startsWith('#')) return path.posix.join('src', specifier.slice(1));
  return path.posix.join(path.posix.dirname(file), specifier);
}

function write(file: string, content: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}
