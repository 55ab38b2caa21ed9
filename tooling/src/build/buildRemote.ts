import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot, type RemotePackage } from '../system/packages.ts';
import type { createConfig } from '../webpack/createConfig.ts';
import { BUILD_FILE, readBuildInfo, type RemoteBuildInfo } from './buildInfo.ts';
import { compressFolder } from './compress.ts';
import { describeRemoteBuild } from './describeRemoteBuild.ts';
import { hashInputs } from './inputHash.ts';

/** The builds of a remote, one immutable folder each. */
export function buildsFolder(remote: RemotePackage): string {
  return path.join(remote.directory, 'dist/builds');
}

/** Builds a remote, unless these very sources are built already. @returns the description of the build */
export async function buildRemote(remote: RemotePackage): Promise<{ info: RemoteBuildInfo; isNew: boolean }> {
  const build = `${packageVersion(remote.directory)}-${hashRemote(remote)}`;
  const folder = path.join(buildsFolder(remote), build);
  const existing = readBuildInfo(folder);
  if (existing) return { info: existing, isNew: false };

  // webpack takes a second to load, which a start that builds nothing should not pay.
  const { runWebpack } = await import('./runWebpack.ts');
  const config = await loadConfig(remote.directory);
  const draft = `${folder}.${process.pid}.tmp`;
  try {
    await runWebpack(config({ mode: 'production', outDir: draft, buildId: build }));
    await compressFolder(draft);
    const info = describeRemoteBuild(draft, build, remote.directory);
    writeFileSync(path.join(draft, BUILD_FILE), `${JSON.stringify(info, null, 2)}\n`);
    publish(draft, folder);
    return { info, isNew: true };
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** Gives a build its name in one step: a server or another start never sees half of it, and what has the name already is the same build. */
function publish(draft: string, folder: string): void {
  try {
    renameSync(draft, folder);
  } catch (error) {
    if (readBuildInfo(folder) === undefined) throw error;
  }
}

/** The webpack configuration of a package. */
export async function loadConfig(packageDir: string): Promise<ReturnType<typeof createConfig>> {
  const module = (await import(path.join(packageDir, 'webpack.config.ts'))) as {
    default: ReturnType<typeof createConfig>;
  };
  return module.default;
}

function hashRemote({ directory }: RemotePackage): string {
  const shared = [
    'tooling/src/webpack',
    'pnpm-lock.yaml',
    'shell/src/federation/provided.ts',
    'shell/src/federation/router.ts',
  ];
  return hashInputs(
    [
      path.join(directory, 'src'),
      path.join(directory, 'package.json'),
      ...shared.map((name) => path.join(repositoryRoot, name)),
    ],
    'remote',
  );
}

function packageVersion(directory: string): string {
  return (JSON.parse(readFileSync(path.join(directory, 'package.json'), 'utf8')) as { version: string }).version;
}
