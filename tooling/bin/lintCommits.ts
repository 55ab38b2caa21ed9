// A part of `npm test -- lint`: the titles of all commits after the one that added commitlint.
import { spawnSync } from 'node:child_process';
import { findFirstJudgedCommit } from '../src/checks/commitRange.ts';
import { repositoryRoot } from '../src/system/packages.ts';

const from = findFirstJudgedCommit(repositoryRoot);
if (from !== undefined) {
  const { status } = spawnSync(`commitlint --from ${from}`, { cwd: repositoryRoot, shell: true, stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
