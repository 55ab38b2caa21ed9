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
  assert.match(lines[1] ?? '', /3 +22\.11\.2026, 13:00, anna +10 % +работает в https:\/\/vstrecha\.example$/);
  assert.match(lines[2] ?? '', /2 .*работает в https:\/\/vstrecha\.example$/);
  assert.match(lines[3] ?? '', /1 .*работает в https:\/\/old\.example$/);
});

test('marks a build that waits for another shell', () => {
  assert.match(listReleases(releaseAll(['1']), [oldShell]), /ждёт другой оболочки/);
  assert.equal(listReleases({ remotes: {} }, []), 'В реестре ничего нет.');
});
