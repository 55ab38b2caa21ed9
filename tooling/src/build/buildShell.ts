import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../system/packages.ts';
import { loadConfig } from './buildRemote.ts';
import { compressFolder } from './compress.ts';
import { hashInputs } from './inputHash.ts';

const MARKER = 'build.json';
const shellDir = path.join(repositoryRoot, 'shell');

/** Where the shell's current build stands. */
export const shellFolder = path.join(shellDir, 'dist/site');

/** Builds the shell, unless these very sources are built already. */
export async function buildShell(): Promise<{ isNew: boolean }> {
  const build = hashInputs(
    [
      'shell/src',
      'shell/public',
      'shell/package.json',
      'shared-ui/src',
      'shared-api/src',
      'tooling/src/webpack',
      'pnpm-lock.yaml',
    ].map((name) => path.join(repositoryRoot, name)),
    'shell',
  );
  const marker = path.join(shellFolder, MARKER);
  if (existsSync(marker) && readFileSync(marker, 'utf8') === build) return { isNew: false };

  const { runWebpack } = await import('./runWebpack.ts');
  const config = await loadConfig(shellDir);
  const draft = `${shellFolder}.${process.pid}.tmp`;
  try {
    await runWebpack(config({ mode: 'production', outDir: draft, buildId: build }));
    cpSync(path.join(shellDir, 'public'), draft, { recursive: true });
    await compressFolder(draft);
    writeFileSync(path.join(draft, MARKER), build);
    // Swapped in one go: a system that serves the former build meanwhile is without it for a moment only.
    rmSync(shellFolder, { recursive: true, force: true });
    renameSync(draft, shellFolder);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return { isNew: true };
}
