import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listReleases } from './listReleases.ts';
import { buildOf, oldShell, releaseAll, shellOf } from './testBuilds.ts';

test('lists live builds with shell, Moscow time, releaser and share', () => {
  const full = releaseAll([buildOf('1', { needs: {} }), '2']);
  const registry = releaseAll(['3'], { registry: full, percent: 10 });
  const lines = listReleases(registry, [shellOf(), oldShell]).split('\n');
  assert.equal(lines.length, 4);
  assert.equal(lines[0], 'mf_catalog');
  assert.match(lines[1] ?? '', /3 +2026-11-22 13:00, anna +10 % +live in https:\/\/vstrecha\.example$/);
  assert.match(lines[2] ?? '', /2 .*live in https:\/\/vstrecha\.example$/);
  assert.match(lines[3] ?? '', /1 .*live in https:\/\/old\.example$/);
});

test('marks a build that waits for another shell', () => {
  assert.match(listReleases(releaseAll(['1']), [oldShell]), /waits for another shell/);
  assert.equal(listReleases({ remotes: {} }, []), 'The registry is empty.');
});
