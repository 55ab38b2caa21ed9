import { existsSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../system/packages.ts';
import { readImporters, type Importers } from './moduleGraph.ts';
import { readPackageGraph } from './packageGraph.ts';
import { planChange } from './planChange.ts';
import type { Scope } from './steps.ts';

/**
 * The scope of changed files.
 * @param readImports takes seconds, so it is called only when something has changed
 * @returns undefined without a change
 */
export async function planFiles(
  files: readonly string[],
  readImports: () => Promise<Importers> = readImporters,
): Promise<Scope | undefined> {
  if (files.length === 0) return undefined;
  return planChange({
    files,
    packages: readPackageGraph(),
    importers: await readImports(),
    exists: (file) => existsSync(path.join(repositoryRoot, file)),
  });
}
