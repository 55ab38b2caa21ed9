import path from 'node:path';
import { readManifest } from '../system/manifest.ts';

/**
 * Semver ranges of what the host must provide of the packages of others: the peerDependencies. Our own are not among them, because their
 * versions say nothing; `needs` does.
 */
export function readRequires(packageDir: string): Record<string, string> {
  const ranges = Object.entries(readManifest(packageDir).peerDependencies ?? {}).flatMap(([name, range]) => {
    if (range.startsWith('workspace:')) return [];
    if (!range.startsWith('catalog:')) return [[name, range]];
    return [[name, `^${readManifest(path.join(packageDir, 'node_modules', name)).version}`]];
  });
  return Object.fromEntries(ranges) as Record<string, string>;
}
