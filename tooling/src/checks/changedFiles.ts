import { execFileSync } from 'node:child_process';
import { repositoryRoot } from '../system/packages.ts';
import { UsageError } from '../system/UsageError.ts';

/** Where a branch is taken to have begun, the first that exists. */
const BASES = ['origin/main', 'main'];

/**
 * What differs from the place where the branch began: commits, uncommitted work and new files. Deleted files are among them.
 * @param base a commit to compare with instead
 * @returns paths from the root of the repository
 * @throws UsageError when git does not know the base, or this is no repository
 */
export function readChangedFiles(base?: string, root: string = repositoryRoot): string[] {
  const git = (...args: string[]): string =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  const tryGit = (...args: string[]): string | undefined => {
    try {
      return git(...args).trim();
    } catch {
      return undefined;
    }
  };
  if (tryGit('rev-parse', 'HEAD') === undefined)
    throw new UsageError(
      'Здесь нет истории git, поэтому неизвестно, что изменилось. Запустите npm test без --changed.',
    );
  const candidates = base === undefined ? BASES : [base];
  const start = candidates.map((name) => tryGit('merge-base', name, 'HEAD')).find((commit) => commit !== undefined);
  if (start === undefined && base !== undefined) throw new UsageError(`git не знает «${base}».`);

  const differing = git('diff', '--name-only', '--no-renames', '-z', start ?? 'HEAD');
  const added = git('ls-files', '--others', '--exclude-standard', '-z');
  return [...new Set(`${differing}${added}`.split('\0').filter(Boolean))].sort();
}
