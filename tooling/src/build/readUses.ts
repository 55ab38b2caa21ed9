import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { toContainerName } from '../system/packages.ts';

const SOURCE = /(?<![.](?:test|stories))[.]tsx?$/;
/** A page or widget as the federation contract names it, in quotes. */
const EXPOSED_NAME = /['"](mf_[a-z]+\/[A-Z]\w*)['"]/g;

/** What the names of a package's own pages and widgets begin with. */
export function ownNames(packageDir: string): string {
  return `${toContainerName(path.basename(packageDir))}/`;
}

/**
 * Names of the pages and widgets of other remotes that a package draws, in order. A release keeps what is drawn from being taken away. Names
 * are typed by the contract, so they stand in the sources as they are.
 */
export function readUses(packageDir: string): string[] {
  const source = path.join(packageDir, 'src');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => SOURCE.test(file) && !file.split(path.sep).includes('testing'))
    .map((file) => path.join(source, file));
  return findUses(packageDir, files);
}

/** The same of some of its files. */
export function findUses(packageDir: string, files: readonly string[]): string[] {
  const own = ownNames(packageDir);
  const found = files
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(EXPOSED_NAME)])
    .flatMap(([, name]) => (name === undefined || name.startsWith(own) ? [] : [name]));
  return [...new Set(found)].sort();
}
