import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { linkPackages } from './changedShell.ts';

const run = promisify(execFile);
const repositoryRoot = path.resolve(import.meta.dirname, '../../..');
const RELEASED = 'tooling/released.txt';
export const SITE = 'shell/dist/site';
export const BUILDS = 'dist/builds';
const LOCKFILE = 'pnpm-lock.yaml';
/** `npm run build` without the budgets of sizes. */
const BUILD = `import { buildAll } from './tooling/src/build/buildAll.ts';
await buildAll({ onStart: console.log, onReady: console.log });`;

/**
 * Builds the shell and the remotes of the last release with the tools of its commit, once. Equal sources have equal
 * builds, so those tools get the present ones and build only what has changed since.
 * @param present the present build of each remote, by folder
 * @returns the folder with their packages, each with its `dist` alone
 */
export async function buildReleased(present: ReadonlyMap<string, string>): Promise<string> {
  const commit = readFileSync(path.join(repositoryRoot, RELEASED), 'utf8').trim();
  const kept = path.join(repositoryRoot, '.cache/released', commit);
  if (existsSync(kept)) return kept;
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'vstrecha-released-')));
  const draft = `${kept}.${process.pid}.tmp`;
  try {
    await checkOut(commit, root);
    const remotes = [...present].filter(([folder]) => existsSync(path.join(root, folder)));
    copy(SITE, repositoryRoot, root);
    for (const [folder, name] of remotes) copy(path.join(folder, BUILDS, name), repositoryRoot, root);
    await build(root);
    copy(SITE, root, draft);
    for (const [folder, name] of remotes) {
      const built = readdirSync(path.join(root, folder, BUILDS)).find((each) => each !== name) ?? name;
      copy(path.join(folder, BUILDS, built), root, draft);
    }
    renameSync(draft, kept);
    return kept;
  } finally {
    rmSync(root, { recursive: true, force: true });
    rmSync(draft, { recursive: true, force: true });
  }
}

/** Writes the files of a commit to a folder outside the repository, whose tools would find them inside. */
async function checkOut(commit: string, root: string): Promise<void> {
  const index = path.join(root, '.index');
  const options = { cwd: repositoryRoot, env: { ...process.env, GIT_INDEX_FILE: index } };
  await run('git', ['read-tree', commit], options).catch(() => {
    throw new Error(
      `Коммита ${commit}, последнего выпуска по ${RELEASED}, в этом клоне нет: заберите всю историю (git fetch --unshallow).`,
    );
  });
  await run('git', ['checkout-index', '--all', `--prefix=${root}/`], options);
}

async function build(root: string): Promise<void> {
  const [present, released] = [repositoryRoot, root].map((folder) => readFileSync(path.join(folder, LOCKFILE), 'utf8'));
  const command = ['--input-type=module', '--eval', BUILD];
  if (present === released)
    for (const folder of ['.', ...findPackages(root)])
      linkPackages(path.join(repositoryRoot, folder, 'node_modules'), path.join(root, folder, 'node_modules'), root);
  // Installs the packages of that commit first.
  else command.unshift('tooling/run.cjs');
  await run(process.execPath, command, { cwd: root });
}

function copy(folder: string, from: string, to: string): void {
  cpSync(path.join(from, folder), path.join(to, folder), { recursive: true });
}

function findPackages(root: string): string[] {
  return readdirSync(root).filter((folder) => existsSync(path.join(root, folder, 'package.json')));
}
