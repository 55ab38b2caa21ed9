import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readPackageFolders, repositoryRoot } from '../system/packages.ts';

type Manifest = Partial<Record<'dependencies' | 'devDependencies' | 'peerDependencies', Record<string, string>>>;

/** Declared by nearly all of them for their configuration files only; what a change of it can break is planned by folder. */
const NOT_A_LIBRARY = 'tooling';

/** The packages of the workspace that a package's manifest names, by folder; folders bear the packages' names. */
export type PackageGraph = ReadonlyMap<string, readonly string[]>;

/** Reads the manifests of pnpm-workspace.yaml's packages. */
export function readPackageGraph(root: string = repositoryRoot): PackageGraph {
  const folders = readPackageFolders(root);
  return new Map(
    folders.map((folder) => {
      const manifest = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as Manifest;
      const named = { ...manifest.devDependencies, ...manifest.peerDependencies, ...manifest.dependencies };
      return [folder, folders.filter((other) => other in named && other !== NOT_A_LIBRARY)];
    }),
  );
}

/** The package and all that depend on it, however many steps away. */
export function findDependentPackages(folder: string, graph: PackageGraph): string[] {
  const found = new Set([folder]);
  for (const dependency of found)
    for (const [other, dependencies] of graph) if (dependencies.includes(dependency)) found.add(other);
  return [...found];
}
