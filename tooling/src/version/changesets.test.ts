import assert from 'node:assert/strict';
import { test } from 'node:test';
import { repositoryRoot } from '../system/packages.ts';
import { nextVersion, readChangesets } from './changesets.ts';

/** Beyond that, a version is due: `npm run cut-version`. */
const MOST_WAITING = 40;

test('at most 40 changesets wait for a version', () => {
  const { length } = readChangesets(repositoryRoot);
  assert.ok(length <= MOST_WAITING, `${length} changesets wait: cut a version (CONTRIBUTING.md, Versions).`);
});

test('the largest change decides the next version', () => {
  const next = (...sizes: ('patch' | 'minor' | 'major')[]) => nextVersion('0.3.1', [{ file: 'a.md', sizes }]);
  assert.deepEqual([next('patch'), next('patch', 'minor'), next('minor', 'major')], ['0.3.2', '0.4.0', '1.0.0']);
});
