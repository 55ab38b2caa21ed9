import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { linkPackages } from './changedShell.ts';

const run = promisify(execFile);
const repositoryRoot = path.resolve(import.meta.dirname, '../../..');
const LOCKFILE = 'pnpm-lock.yaml';

/** Commit of the last release. */
export const readReleased = (): string =>
  readFileSync(path.join(repositoryRoot, 'tooling/released.txt'), 'utf8').trim();

/**
 * Writes the files of a commit to a folder outside the repository, whose tools would find them inside. Fails for a commit
 * that this clone lacks.
 */
export async function checkOut(commit: string, root: string): Promise<void> {
  const index = path.join(root, '.index');
  const options = { cwd: repositoryRoot, env: { ...process.env, GIT_INDEX_FILE: index } };
  await run('git', ['read-tree', commit], options);
  await run('git', ['checkout-index', '--all', `--prefix=${root}/`], options);
}

/** Gives the packages of this checkout to another one with the same lockfile. @returns whether it has the same */
export function linkSamePackages(root: string): boolean {
  const [present, other] = [repositoryRoot, root].map((folder) => readFileSync(path.join(folder, LOCKFILE), 'utf8'));
  if (present !== other) return false;
  for (const folder of ['.', ...findPackages(root)])
    linkPackages(path.join(repositoryRoot, folder, 'node_modules'), path.join(root, folder, 'node_modules'), root);
  return true;
}

function findPackages(root: string): string[] {
  return readdirSync(root).filter((folder) => existsSync(path.join(root, folder, 'package.json')));
}
