import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BUILD_FILE } from 'vstrecha-kit/build/buildInfo';
import { compressFolder } from 'vstrecha-kit/build/compress';
import { hashShell } from 'vstrecha-kit/build/hashInputs';
import { loadTypes } from 'vstrecha-kit/build/loadTypes';
import { readUses } from 'vstrecha-kit/build/readUses';
import { TYPES_FILE, type HashedTypes } from 'vstrecha-kit/types/types';
import { BADGES, LAYOUTS, SLOTS } from 'shared-api/federation/remoteManifest';
import { repositoryRoot } from '../system/packages.ts';
import { installedVersions } from '../webpack/installedVersions.ts';
import { drawPages } from './drawPages.ts';
import { listShellFiles, OFFLINE_FILE } from './listShellFiles.ts';

/** Addresses of the shell's server and of its files. */
const SERVED = [
  ...['/api/*', '/images/*', '/push/*', '/reports/*', '/registry/*'],
  ...['/assets/*', '/banners/*', '/icons/*', '/pages/*'],
];

const shellDir = path.join(repositoryRoot, 'shell');

/** The folder of the shell's current build. */
export const shellFolder = path.join(shellDir, 'dist/site');

/**
 * Modules and names that the shell of this workspace provides, with their types.
 * @param onRead called before work that takes seconds
 */
export function loadOwnTypes(onRead?: () => void): Promise<HashedTypes> {
  return loadTypes(shellDir, onRead);
}

/**
 * Builds the shell unless these exact sources are built already.
 * @param onStart called before work that takes seconds
 */
export async function buildShell(onStart?: () => void): Promise<{ isNew: boolean }> {
  const build = hashShell(shellDir);
  const marker = path.join(shellFolder, BUILD_FILE);
  if (existsSync(marker) && readFileSync(marker, 'utf8') === build) return { isNew: false };

  onStart?.();
  const { bundle } = await import('vstrecha-kit/webpack/runWebpack');
  const draft = `${shellFolder}.${process.pid}.tmp`;
  try {
    const { provides, types } = await loadTypes(shellDir);
    const target = { mode: 'production', outDir: draft, buildId: build, provides } as const;
    await bundle(shellDir, target);
    const ownPaths = await drawPages(shellDir, draft, target);
    // Written for releases, which compare builds with it.
    const description = {
      shell: build,
      versions: installedVersions(shellDir),
      provides,
      uses: readUses(shellDir),
      layouts: LAYOUTS,
      badges: BADGES,
      slots: SLOTS,
      paths: [...ownPaths, ...SERVED],
    };
    writeFileSync(path.join(draft, 'provides.json'), JSON.stringify(description));
    writeFileSync(path.join(draft, TYPES_FILE), JSON.stringify(types));
    writeFileSync(path.join(draft, OFFLINE_FILE), JSON.stringify(listShellFiles(draft, build)));
    cpSync(path.join(shellDir, 'public'), draft, { recursive: true });
    await compressFolder(draft);
    writeFileSync(path.join(draft, BUILD_FILE), build);
    // Replaced by a rename, so that a running system lacks the files only for a moment.
    rmSync(shellFolder, { recursive: true, force: true });
    renameSync(draft, shellFolder);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return { isNew: true };
}
