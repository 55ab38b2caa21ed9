import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readManifest } from '../system/manifest.ts';
import { repositoryRoot } from '../system/packages.ts';
import { EXPOSE_FILES } from '../webpack/ExposeFilesPlugin.ts';
import type { RemoteBuildInfo } from './buildInfo.ts';

interface FederationManifest {
  metaData: { remoteEntry: { name: string } };
}

/** Reads what webpack has built (the plugin's mf-manifest.json, the scripts of each expose) and what the package asks of its host. */
export function describeRemoteBuild(folder: string, build: string, packageDir: string): RemoteBuildInfo {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'mf-manifest.json'), 'utf8')) as FederationManifest;
  const entry = manifest.metaData.remoteEntry.name;
  return {
    build,
    version: readManifest(packageDir).version,
    entry,
    integrity: `sha384-${createHash('sha384')
      .update(readFileSync(path.join(folder, entry)))
      .digest('base64')}`,
    exposes: JSON.parse(readFileSync(path.join(folder, EXPOSE_FILES), 'utf8')) as RemoteBuildInfo['exposes'],
    requires: readRequires(packageDir),
  };
}

/**
 * Semver ranges of what the host must provide: the peerDependencies, with a workspace version widened to all compatible
 * ones.
 * The federation runtime must have exactly the version that the remote was built with: `externalRuntime` shares its
 * internals.
 */
export function readRequires(packageDir: string): Record<string, string> {
  const ranges = Object.entries(readManifest(packageDir).peerDependencies ?? {}).map(([name, range]) => {
    if (!/^(catalog|workspace):/.test(range)) return [name, range];
    return [name, `^${readManifest(path.join(packageDir, 'node_modules', name)).version}`];
  });
  const federation = path.join(repositoryRoot, 'tooling/node_modules/@module-federation/enhanced');
  return {
    ...(Object.fromEntries(ranges) as Record<string, string>),
    '@module-federation/runtime-core': readManifest(federation).version,
  };
}
