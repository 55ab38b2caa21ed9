import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { containerOf } from '../system/remotePackage.ts';

const SOURCE = /(?<![.](?:test|stories))[.]tsx?$/;
/** Name of a page or widget in the federation contract, in quotes. */
const EXPOSED_NAME = /['"](mf_[a-z]+\/[A-Z]\w*)['"]/g;

/** Prefix of the names of a package's own pages and widgets. */
export function ownNames(packageDir: string): string {
  return `${containerOf(packageDir)}/`;
}

/**
 * Sorted names of the pages and widgets of other remotes that a package renders, so that releases do not remove them.
 * Found as text, because the contract types them as literals. Names in backticks are optional: their absence stops no
 * release.
 */
export function readUses(packageDir: string): string[] {
  const source = path.join(packageDir, 'src');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => SOURCE.test(file) && !file.split(path.sep).includes('testing'))
    .map((file) => path.join(source, file));
  return findUses(packageDir, files);
}

/** The same for some of its files. */
export function findUses(packageDir: string, files: readonly string[]): string[] {
  const own = ownNames(packageDir);
  const found = files
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(EXPOSED_NAME)])
    .flatMap(([, name]) => (name === undefined || name.startsWith(own) ? [] : [name]));
  return [...new Set(found)].sort();
}
