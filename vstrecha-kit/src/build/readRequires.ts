import path from 'node:path';
import { readManifest } from '../system/manifest.ts';

/**
 * Semver ranges of the external packages that the host must provide: the peerDependencies. Workspace packages are left
 * out, because their versions carry no meaning; `needs` compares their types.
 */
export function readRequires(packageDir: string): Record<string, string> {
  const ranges = Object.entries(readManifest(packageDir).peerDependencies ?? {}).flatMap(([name, range]) => {
    if (range.startsWith('workspace:')) return [];
    if (!range.startsWith('catalog:')) return [[name, range]];
    return [[name, `^${readManifest(path.join(packageDir, 'node_modules', name)).version}`]];
  });
  return Object.fromEntries(ranges) as Record<string, string>;
}
