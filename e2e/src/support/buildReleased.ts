import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { checkOut, linkSamePackages, readReleased } from './earlierTree.ts';

const run = promisify(execFile);
const repositoryRoot = path.resolve(import.meta.dirname, '../../..');
export const SITE = 'shell/dist/site';
export const BUILDS = 'dist/builds';
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
  const commit = readReleased();
  const kept = path.join(repositoryRoot, '.cache/released', commit);
  if (existsSync(kept)) return kept;
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'vstrecha-released-')));
  const draft = `${kept}.${process.pid}.tmp`;
  try {
    await checkOut(commit, root).catch(() => {
      throw new Error(
        `Коммита ${commit}, последнего выпуска, в этом клоне нет: заберите всю историю (git fetch --unshallow).`,
      );
    });
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

async function build(root: string): Promise<void> {
  const command = ['--input-type=module', '--eval', BUILD];
  // Installs the packages of that commit first.
  if (!linkSamePackages(root)) command.unshift('tooling/run.cjs');
  await run(process.execPath, command, { cwd: root });
}

function copy(folder: string, from: string, to: string): void {
  cpSync(path.join(from, folder), path.join(to, folder), { recursive: true });
}
