import path from 'node:path';
import { readManifest } from 'vstrecha-kit/system/manifest';
import { readPackageFolders, repositoryRoot } from '../system/packages.ts';

/**
 * Nearly all packages depend on these, but only for their configuration files; planChange decides by folder what a
 * change of them can break.
 */
const NOT_LIBRARIES = ['tooling', 'vstrecha-kit'];

/** The workspace packages that each package's manifest names, by folder; folders have their packages' names. */
export type PackageGraph = ReadonlyMap<string, readonly string[]>;

/** Reads the manifests of all workspace packages. */
export function readPackageGraph(root: string = repositoryRoot): PackageGraph {
  const folders = readPackageFolders(root);
  return new Map(
    folders.map((folder) => {
      const { dependencies, devDependencies, peerDependencies } = readManifest(path.join(root, folder));
      const named = { ...devDependencies, ...peerDependencies, ...dependencies };
      return [folder, folders.filter((other) => other in named && !NOT_LIBRARIES.includes(other))];
    }),
  );
}

/** The package and all that depend on it, directly or indirectly. */
export function findDependentPackages(folder: string, graph: PackageGraph): string[] {
  const found = new Set([folder]);
  for (const dependency of found)
    for (const [other, dependencies] of graph) if (dependencies.includes(dependency)) found.add(other);
  return [...found];
}
