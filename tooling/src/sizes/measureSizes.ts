import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { BUILT_SIZES, type BuiltSizes } from 'vstrecha-kit/webpack/builtParts';

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
  /** Bytes before minification, by module. */
  modules: Record<string, number>;
}

/** Full paths of scripts, with the modules in them. */
type Files = Map<string, Record<string, number>>;

/**
 * Sizes of each entry, each group of the host and each page. A page counts until its first render on a cold visit: the
 * shell's first files, the main layout with the loader, the remote's entry, the page's own scripts and the host modules
 * that these import. Its widgets and later fetches are not included.
 */
export function measureSizes(shell: SizedBuild, remotes: readonly SizedBuild[]): SizeLine[] {
  const host = readSizes(shell);
  const first = filesOf(shell, host, host.groups.main);
  const layout = without(filesOf(shell, host, host.groups['main-layout']), first);
  const loaded = join(first, layout);
  return [
    lineOf('login', first),
    lineOf('main layout', layout),
    ...Object.keys(host.groups)
      .filter((name) => name !== 'main' && name !== 'main-layout')
      .sort()
      .map((name) => lineOf(`group ${name}`, without(filesOf(shell, host, host.groups[name]), loaded))),
    ...remotes.flatMap((remote) =>
      measureRemote(remote, (taken) =>
        join(
          loaded,
          filesOf(
            shell,
            host,
            taken.flatMap((module) => host.imports[module] ?? []),
          ),
        ),
      ),
    ),
  ];
}

function measureRemote(remote: SizedBuild, takeFromHost: (modules: readonly string[]) => Files): SizeLine[] {
  const sizes = readSizes(remote);
  const entry: Files = new Map([
    [path.join(remote.folder, remote.entry ?? ''), sizes.modules[remote.entry ?? ''] ?? {}],
  ]);
  const pages = Object.keys(sizes.groups).filter((name) => name.endsWith('Page'));
  return [
    lineOf(remote.name, entry),
    ...pages.sort().map((page) => {
      const own = filesOf(remote, sizes, sizes.groups[page]);
      return lineOf(`${remote.name}/${page}`, join(takeFromHost(sizes.takes[page] ?? []), entry, own));
    }),
  ];
}

function readSizes({ folder }: SizedBuild): BuiltSizes {
  return JSON.parse(readFileSync(path.join(folder, BUILT_SIZES), 'utf8')) as BuiltSizes;
}

function filesOf({ folder }: SizedBuild, { modules }: BuiltSizes, files: readonly string[] = []): Files {
  return new Map(files.map((file) => [path.join(folder, file), modules[file] ?? {}]));
}

function join(...parts: readonly Files[]): Files {
  return new Map(parts.flatMap((files) => [...files]));
}

function without(files: Files, others: Files): Files {
  return new Map([...files].filter(([file]) => !others.has(file)));
}

function lineOf(name: string, files: Files): SizeLine {
  const bytes = [...files.keys()].reduce((sum, file) => sum + statSync(`${file}.br`).size, 0);
  return { name, bytes, modules: Object.assign({}, ...files.values()) as Record<string, number> };
}
