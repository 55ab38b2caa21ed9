import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { BUILT_CHUNKS, type BuiltChunks } from 'vstrecha-kit/webpack/builtParts';

/** A finished build of the shell or of a remote. */
export interface SizedBuild {
  /** `shell`, `mf-catalog`. */
  name: string;
  folder: string;
  /** Remotes only: file name of remoteEntry. */
  entry?: string;
}

/** Files that are fetched together. */
export interface SizeLine {
  /** `login`, `group text`, `mf-catalog`, `mf-catalog/CatalogPage`. */
  name: string;
  /** Brotli. */
  bytes: number;
}

/**
 * Sizes of each entry, each group of the host and each page. A page counts until its first render on a cold visit: the
 * shell's first files, the main layout with the loader, the remote's entry, the page's own scripts and the host modules
 * that these import. Its widgets and later fetches are not included.
 */
export function measureSizes(shell: SizedBuild, remotes: readonly SizedBuild[]): SizeLine[] {
  const { groups, imports } = readChunks(shell);
  const filesOf = (scripts: readonly string[] = []) => scripts.map((file) => path.join(shell.folder, file));
  const first = filesOf(groups.main);
  const layout = filesOf(groups['main-layout']).filter((file) => !first.includes(file));
  const loaded = [...first, ...layout];
  return [
    lineOf('login', first),
    lineOf('main layout', layout),
    ...Object.keys(groups)
      .filter((name) => name !== 'main' && name !== 'main-layout')
      .sort()
      .map((name) =>
        lineOf(
          `group ${name}`,
          filesOf(groups[name]).filter((file) => !loaded.includes(file)),
        ),
      ),
    ...remotes.flatMap((remote) =>
      measureRemote(remote, (taken) => [...loaded, ...filesOf(taken.flatMap((module) => imports[module] ?? []))]),
    ),
  ];
}

function measureRemote(
  { name, folder, entry = '' }: SizedBuild,
  takeFromHost: (modules: readonly string[]) => string[],
): SizeLine[] {
  const { groups, takes } = readChunks({ name, folder });
  const pages = Object.keys(groups).filter((group) => group.endsWith('Page'));
  return [
    lineOf(name, [path.join(folder, entry)]),
    ...pages.sort().map((page) => {
      const own = [entry, ...(groups[page] ?? [])].map((file) => path.join(folder, file));
      return lineOf(`${name}/${page}`, [...takeFromHost(takes[page] ?? []), ...own]);
    }),
  ];
}

function readChunks({ folder }: SizedBuild): BuiltChunks {
  return JSON.parse(readFileSync(path.join(folder, BUILT_CHUNKS), 'utf8')) as BuiltChunks;
}

function lineOf(name: string, files: readonly string[]): SizeLine {
  return { name, bytes: [...new Set(files)].reduce((sum, file) => sum + statSync(`${file}.br`).size, 0) };
}
