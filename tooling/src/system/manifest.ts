import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What a build reads of a package.json. */
interface Manifest {
  version: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** The package.json of a folder. */
export function readManifest(directory: string): Manifest {
  return JSON.parse(readFileSync(path.join(directory, 'package.json'), 'utf8')) as Manifest;
}

/**
 * Folders of the workspace's packages that a package is built from: its dependencies with a `workspace:` version, and
 * theirs.
 */
export function readWorkspaceDependencies(directory: string, found = new Set<string>()): Set<string> {
  for (const [name, range] of Object.entries(readManifest(directory).dependencies ?? {})) {
    const folder = path.join(path.dirname(directory), name);
    if (!range.startsWith('workspace:') || found.has(folder)) continue;
    found.add(folder);
    readWorkspaceDependencies(folder, found);
  }
  return found;
}
