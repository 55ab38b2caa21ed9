import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
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
    ['shell/src', 'shell/public', 'shell/package.json', 'shared-ui/src', 'shared-api/src', 'tooling/src/webpack', 'pnpm-lock.yaml'].map((name) => path.join(repositoryRoot, name)),
    'shell',
  );
  const marker = path.join(shellFolder, MARKER);
  if (existsSync(marker) && readFileSync(marker, 'utf8') === build) return { isNew: false };

  const { runWebpack } = await import('./runWebpack.ts');
  const config = await loadConfig(shellDir);
  await runWebpack(config({ mode: 'production', outDir: shellFolder, buildId: build }));
  cpSync(path.join(shellDir, 'public'), shellFolder, { recursive: true });
  await compressFolder(shellFolder);
  writeFileSync(marker, build);
  return { isNew: true };
}
