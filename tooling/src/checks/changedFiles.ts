import { execaSync } from 'execa';
import { UsageError } from 'vstrecha-kit/system/UsageError';
import { repositoryRoot } from '../system/packages.ts';

/** Branches to compare with; the first that exists is used. */
const BASES = ['origin/main', 'main'];

/**
 * Files changed since the branch point: in commits, uncommitted, new and deleted ones.
 * @param base a commit to compare with instead
 * @returns paths from the repository root
 * @throws UsageError when git does not know the base, or the folder has no git history
 */
export function readChangedFiles(base?: string, root: string = repositoryRoot): string[] {
  const git = (...args: string[]) => execaSync('git', args, { cwd: root }).stdout;
  const tryGit = (...args: string[]) => {
    const { failed, stdout } = execaSync('git', args, { cwd: root, reject: false });
    return failed ? undefined : stdout;
  };
  if (tryGit('rev-parse', 'HEAD') === undefined)
    throw new UsageError(
      'This folder has no git history, so nobody knows what changed. Run npm test without --changed.',
    );
  const candidates = base === undefined ? BASES : [base];
  const start = candidates.map((name) => tryGit('merge-base', name, 'HEAD')).find((commit) => commit !== undefined);
  if (start === undefined && base !== undefined) throw new UsageError(`git knows no “${base}”.`);

  const differing = git('diff', '--name-only', '--no-renames', '-z', start ?? 'HEAD');
  const added = git('ls-files', '--others', '--exclude-standard', '-z');
  return [...new Set(`${differing}${added}`.split('\0').filter(Boolean))].sort();
}
