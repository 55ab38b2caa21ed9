import { renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Build } from 'shared-api/federation/build';
import { readManifest } from '../system/manifest.ts';
import type { RemotePackage } from '../system/remotePackage.ts';
import type { HashedTypes } from '../types/types.ts';
import { BUILD_FILE, readBuildInfo } from './buildInfo.ts';
import { compressFolder } from './compress.ts';
import { describeRemoteBuild } from './describeRemoteBuild.ts';
import { describeForHosts, MANIFEST_FILE } from './federationManifest.ts';
import { hashRemote } from './hashInputs.ts';
import { readRemoteManifest } from './readRemoteManifest.ts';

/** Folder of a remote's builds; each build is an immutable folder. */
export function buildsFolder(remote: RemotePackage): string {
  return path.join(remote.directory, 'dist/builds');
}

/**
 * Builds a remote unless these exact sources are built already.
 * @param provides modules and names of the shell that it is built for
 * @param onStart called before work that takes seconds
 * @returns the description of the build
 */
export async function buildRemote(
  remote: RemotePackage,
  provided: HashedTypes,
  onStart?: () => void,
): Promise<{ info: Build; isNew: boolean }> {
  const build = `${readManifest(remote.directory).version}-${hashRemote(remote, provided)}`;
  const folder = path.join(buildsFolder(remote), build);
  const existing = readBuildInfo(folder);
  if (existing) return { info: existing, isNew: false };

  // Refuses before the seconds that webpack takes.
  readRemoteManifest(remote.directory);
  onStart?.();
  // webpack takes a second to load; a start that finds all builds should not wait for it.
  const { bundle } = await import('../webpack/runWebpack.ts');
  const draft = `${folder}.${process.pid}.tmp`;
  try {
    const { provides } = provided;
    await bundle(remote.directory, { mode: 'production', outDir: draft, buildId: build, provides });
    const said = describeRemoteBuild(draft, build, remote.directory, provided);
    writeFileSync(path.join(draft, BUILD_FILE), `${JSON.stringify(said, null, 2)}\n`);
    const manifest = describeForHosts(remote.container, said);
    writeFileSync(path.join(draft, MANIFEST_FILE), JSON.stringify(manifest));
    await compressFolder(draft);
    publish(draft, folder);
    const info = readBuildInfo(folder);
    if (!info) throw new Error(`${folder} has no ${BUILD_FILE} although it was just built. Build again.`);
    return { info, isNew: true };
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/**
 * Renames a build atomically, so that a partial build is never visible. An existing folder of that name contains the
 * same build.
 */
function publish(draft: string, folder: string): void {
  try {
    renameSync(draft, folder);
  } catch (error) {
    if (readBuildInfo(folder) === undefined) throw error;
  }
}
