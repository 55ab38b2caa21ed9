import { createRequire } from 'node:module';
import path from 'node:path';
import { cruise, type IConfiguration } from 'dependency-cruiser';
import { readPackageFolders, repositoryRoot } from '../system/packages.ts';

/**
 * Importers of each file, both as paths from the root. Type-only imports are left out, because tests do not run them.
 */
export type Importers = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Reads the imports of the whole workspace, because Jest's own search for related tests stops at a package's border.
 */
export async function readImporters(root: string = repositoryRoot): Promise<Importers> {
  const { options = {} } = createRequire(import.meta.url)('../../dependencyRules.cjs') as IConfiguration;
  const { output } = await cruise(
    readPackageFolders(root),
    {
      ...options,
      baseDir: root,
      cache: { folder: path.join(root, '.cache/dependency-cruiser-graph'), strategy: 'content' },
    },
    options.enhancedResolveOptions,
  );
  if (typeof output === 'string') throw new Error('dependency-cruiser gave a text instead of its graph.');
  const importers = new Map<string, Set<string>>();
  for (const { source, dependencies } of output.modules) {
    for (const { resolved, dependencyTypes } of dependencies) {
      if (dependencyTypes.includes('type-only')) continue;
      const existing = importers.get(resolved);
      if (existing) existing.add(source);
      else importers.set(resolved, new Set([source]));
    }
  }
  return importers;
}

/** The files and all that import them, directly or indirectly. */
export function findDependants(files: readonly string[], importers: Importers): Set<string> {
  const found = new Set(files);
  for (const file of found) for (const importer of importers.get(file) ?? []) found.add(importer);
  return found;
}
