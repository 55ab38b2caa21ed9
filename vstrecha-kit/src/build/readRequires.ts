import path from 'node:path';
import { readManifest } from '../system/manifest.ts';

const SHARED: ReadonlySet<string> = new Set(['shared-ui', 'shared-api']);

/**
 * Semver ranges of the external packages that the host must provide: the peerDependencies. The shared packages are left
 * out: releases compare their types.
 */
export function readRequires(packageDir: string): Record<string, string> {
  const ranges = Object.entries(readManifest(packageDir).peerDependencies ?? {}).flatMap(([name, range]) => {
    if (range.startsWith('workspace:') || SHARED.has(name)) return [];
    if (!range.startsWith('catalog:')) return [[name, range]];
    return [[name, `^${readManifest(path.join(packageDir, 'node_modules', name)).version}`]];
  });
  return Object.fromEntries(ranges) as Record<string, string>;
}
