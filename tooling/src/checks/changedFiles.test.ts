import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { readChangedFiles } from './changedFiles.ts';

const ME = ['-c', 'user.name=test', '-c', 'user.email=test@vstrecha.example', '-c', 'commit.gpgsign=false'];

function repository() {
  const root = mkdtempSync(path.join(tmpdir(), 'changed-'));
  after(() => rmSync(root, { recursive: true, force: true }));
  const git = (...args: string[]) => execFileSync('git', [...ME, ...args], { cwd: root, stdio: 'pipe' });
  const write = (file: string, content = file) => writeFileSync(path.join(root, file), content);
  const commit = (...files: string[]) => {
    for (const file of files) write(file);
    git('add', '--all');
    git('commit', '--message', 'change', '--no-verify');
  };
  git('init', '--quiet', '--initial-branch', 'main');
  commit('old.ts', 'gone.ts', 'kept.ts');
  return { root, git, write, commit };
}

test('lists committed, uncommitted, new and deleted files', () => {
  const { root, git, write, commit } = repository();
  git('checkout', '--quiet', '-b', 'work');
  commit('committed.ts');
  git('rm', '--quiet', 'gone.ts');
  write('old.ts', 'edited');
  write('новый файл.ts');
  assert.deepEqual(readChangedFiles(undefined, root), ['committed.ts', 'gone.ts', 'old.ts', 'новый файл.ts']);
});

test('ignores later commits of the main branch', () => {
  const { root, git, commit } = repository();
  git('checkout', '--quiet', '-b', 'work');
  commit('mine.ts');
  git('checkout', '--quiet', 'main');
  commit('theirs.ts');
  git('checkout', '--quiet', 'work');
  assert.deepEqual(readChangedFiles(undefined, root), ['mine.ts']);
});

test('accepts a commit as base and refuses an unknown one', () => {
  const { root, commit } = repository();
  commit('second.ts');
  commit('third.ts');
  assert.deepEqual(readChangedFiles('HEAD~1', root), ['third.ts']);
  assert.throws(() => readChangedFiles('nowhere', root), /git knows no “nowhere”/);
});

test('throws in a folder without git history', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'changed-'));
  after(() => rmSync(root, { recursive: true, force: true }));
  assert.throws(() => readChangedFiles(undefined, root), /has no git history/);
});
