import { execFileSync } from 'node:child_process';

/** The configuration whose first commit is where titles begin to be judged. */
export const COMMITLINT_CONFIG = 'commitlint.config.mjs';

/**
 * The commit that added commitlint's configuration; earlier titles are not judged. In a shallow clone it is the oldest commit there.
 * @returns undefined without git, without a repository in this very folder, or before the configuration was committed
 */
export function findFirstJudgedCommit(root: string): string | undefined {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    // A copy inside another repository must not judge the history there.
    if (git('rev-parse', '--show-prefix') !== '') return undefined;
    return git('log', '--diff-filter=A', '--format=%H', '--', COMMITLINT_CONFIG).split('\n').at(-1) || undefined;
  } catch {
    return undefined;
  }
}
