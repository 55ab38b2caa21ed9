import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { COMMITLINT_CONFIG, findFirstJudgedCommit } from './commitRange.ts';

describe('findFirstJudgedCommit', () => {
  let folder: string;
  let root: string;

  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@vstrecha.example', ...args], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  const commit = (file: string, text = file) => {
    writeFileSync(path.join(root, file), text);
    git('add', '.');
    git('commit', '--message', `docs: add ${file}`);
    return git('rev-parse', 'HEAD');
  };

  beforeEach(() => {
    folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'commits-')));
    root = path.join(folder, 'origin');
    mkdirSync(root);
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('returns the commit that added the configuration', () => {
    git('init');
    commit('before.md');
    const added = commit(COMMITLINT_CONFIG);
    commit(COMMITLINT_CONFIG, 'changed');
    assert.equal(findFirstJudgedCommit(root), added);
  });

  test('returns the oldest commit of a shallow clone', () => {
    git('init');
    commit(COMMITLINT_CONFIG);
    const last = commit('after.md');
    git('clone', '--depth', '1', pathToFileURL(root).href, '../clone');
    assert.equal(findFirstJudgedCommit(path.join(folder, 'clone')), last);
  });

  test('returns undefined before the configuration is committed', () => {
    git('init');
    commit('before.md');
    assert.equal(findFirstJudgedCommit(root), undefined);
  });

  test('returns undefined outside a repository', () => {
    assert.equal(findFirstJudgedCommit(root), undefined);
  });

  test('returns undefined for a copy inside another repository', () => {
    git('init');
    mkdirSync(path.join(root, 'copy'));
    commit(`copy/${COMMITLINT_CONFIG}`);
    assert.equal(findFirstJudgedCommit(path.join(root, 'copy')), undefined);
  });
});
