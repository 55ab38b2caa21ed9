import { renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readManifest } from '../system/manifest.ts';
import type { RemotePackage } from '../system/packages.ts';
import { BUILD_FILE, readBuildInfo, type RemoteBuildInfo } from './buildInfo.ts';
import { compressFolder } from './compress.ts';
import { describeRemoteBuild } from './describeRemoteBuild.ts';
import { hashRemote } from './hashInputs.ts';
import { loadProvides } from './loadProvides.ts';

/** The builds of a remote, one immutable folder each. */
export function buildsFolder(remote: RemotePackage): string {
  return path.join(remote.directory, 'dist/builds');
}

/** Builds a remote, unless these very sources are built already. @returns the description of the build */
export async function buildRemote(remote: RemotePackage): Promise<{ info: RemoteBuildInfo; isNew: boolean }> {
  const provides = await loadProvides(path.join(path.dirname(remote.directory), 'shell'));
  const build = `${readManifest(remote.directory).version}-${hashRemote(remote, provides)}`;
  const folder = path.join(buildsFolder(remote), build);
  const existing = readBuildInfo(folder);
  if (existing) return { info: existing, isNew: false };

  // webpack takes a second to load; a start that builds nothing should not wait for it.
  const { bundle } = await import('../webpack/runWebpack.ts');
  const draft = `${folder}.${process.pid}.tmp`;
  try {
    await bundle(remote.directory, { mode: 'production', outDir: draft, buildId: build });
    await compressFolder(draft);
    const info = describeRemoteBuild(draft, build, remote.directory, provides);
    writeFileSync(path.join(draft, BUILD_FILE), `${JSON.stringify(info, null, 2)}\n`);
    publish(draft, folder);
    return { info, isNew: true };
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/**
 * Gives a build its name in one step, so that nobody sees half of it. A folder that has the name already is the same
 * build.
 */
function publish(draft: string, folder: string): void {
  try {
    renameSync(draft, folder);
  } catch (error) {
    if (readBuildInfo(folder) === undefined) throw error;
  }
}
