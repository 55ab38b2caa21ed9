import { readFileSync } from 'node:fs';
import path from 'node:path';

interface Manifest {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  /**
   * Of a remote: the address of the shell that it is built for outside the workspace, and the most KB of brotli that a
   * page or widget may load at first.
   */
  vstrecha?: { shell?: string; budget?: number };
}

/** Reads the package.json of a folder. */
export function readManifest(directory: string): Manifest {
  return JSON.parse(readFileSync(path.join(directory, 'package.json'), 'utf8')) as Manifest;
}

/**
 * Folders of the workspace packages that a package is built from: its `workspace:` dependencies, direct and indirect.
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
