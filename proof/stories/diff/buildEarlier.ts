import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { checkOut, linkSamePackages, readReleased } from 'e2e/support/earlierTree';
import { buildStorybook, hashStorybook, storybookFolder } from 'tooling/build/buildStorybook';
import { repositoryRoot } from 'tooling/system/packages';
import { runFolder } from 'tooling/system/runFolder';
import { UsageError } from 'vstrecha-kit/system/UsageError';

const run = promisify(execFile);
/** The last one alone: a second look at the same commit needs no build. */
const KEPT = path.join(runFolder, 'storybook-before');

export interface Commit {
  hash: string;
  /** «4562fe4b fix(ui): …» */
  name: string;
}

/** Reads a commit by any of its names; without one, that of the last release. @throws UsageError for an unknown one */
export async function readCommit(asked?: string): Promise<Commit> {
  const name = asked ?? readReleased();
  const words = ['log', '--max-count=1', '--format=%H%n%h %s', '--end-of-options', name, '--'];
  const { stdout } = await run('git', words, { cwd: repositoryRoot }).catch(() => {
    throw new UsageError(
      `This clone has no commit '${name}'. Name one as git does: a hash, a branch, HEAD~3. A shallow clone needs git fetch --unshallow.`,
    );
  });
  const [hash = '', title = ''] = stdout.trim().split('\n');
  return { hash, name: title };
}

/** Builds Storybook from the sources of a commit, unless the present build is from the same. @returns its folder */
export async function buildEarlier({ hash }: Commit): Promise<string> {
  const kept = path.join(KEPT, hash);
  if (existsSync(kept)) return kept;
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'vstrecha-before-')));
  try {
    await checkOut(hash, root);
    if (hashStorybook(root) === readFileSync(path.join(storybookFolder, 'build.json'), 'utf8')) return storybookFolder;
    // Any script installs the packages first.
    if (!linkSamePackages(root)) await run(process.execPath, ['tooling/run.cjs', '--eval', '0'], { cwd: root });
    await buildStorybook(root);
    rmSync(KEPT, { recursive: true, force: true });
    cpSync(path.join(root, path.basename(storybookFolder)), kept, { recursive: true });
    return kept;
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
