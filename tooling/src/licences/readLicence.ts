import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../system/packages.ts';

/** What a package says of its licence. */
export interface Licence {
  /** By its SPDX name; `unknown` when the package does not say. */
  name: string;
  /** The first line that claims the copyright; empty without one. */
  copyright: string;
}

interface Manifest {
  license?: string | { type?: string };
  licenses?: { type?: string }[];
  author?: string | { name?: string };
}

/** Reads the licences of installed packages; undefined for one that this machine has not. */
export function createLicenceReader(
  root: string = repositoryRoot,
): (name: string, version: string) => Licence | undefined {
  const store = path.join(root, 'node_modules/.pnpm');
  const folders = new Map(readdirSync(store).map((folder) => [folder.split('_', 1)[0] ?? folder, folder]));
  return (name, version) => {
    const folder = folders.get(`${name.replaceAll('/', '+')}@${version}`);
    const directory = folder && path.join(store, folder, 'node_modules', name);
    return directory && existsSync(path.join(directory, 'package.json')) ? readFrom(directory) : undefined;
  };
}

function readFrom(directory: string): Licence {
  const { license, licenses, author } = JSON.parse(
    readFileSync(path.join(directory, 'package.json'), 'utf8'),
  ) as Manifest;
  const named = typeof license === 'string' ? license : (license?.type ?? licenses?.[0]?.type);
  const file = readdirSync(directory).find((entry) => /^(licen[cs]e|copying)([.-]|$)/i.test(entry));
  const lines = file === undefined ? [] : readFileSync(path.join(directory, file), 'utf8').split('\n');
  const claim = lines.map((line) => line.trim()).find((line) => /^(copyright\b|©)(?!.*\bowner\b).*\w/i.test(line));
  const by = typeof author === 'string' ? author : (author?.name ?? '');
  return { name: named ?? 'unknown', copyright: claim ?? by.replace(/\s*[<(].*$/, '') };
}
