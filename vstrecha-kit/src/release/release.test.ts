import assert from 'node:assert/strict';
import { test } from 'node:test';
import { release, toAddresses } from './release.ts';
import { buildOf, namesIn, oldShell, ORIGIN, releaseAll, shellOf } from './testBuilds.ts';

test('puts a release first, with full URLs, date and releaser [FED-01]', () => {
  const registry = releaseAll(['1', '2']);
  assert.deepEqual(namesIn(registry), ['2', '1']);
  const [line] = registry.remotes['mf_catalog'] ?? [];
  assert.equal(line?.entry, `${ORIGIN}/builds/2/remoteEntry.abc.js`);
  assert.deepEqual(line?.exposes, { CatalogPage: [`${ORIGIN}/builds/2/CatalogPage.def.js`] });
  assert.deepEqual(line?.files, {
    [`${ORIGIN}/builds/2/remoteEntry.abc.js`]: 'sha256-entry',
    [`${ORIGIN}/builds/2/CatalogPage.def.js`]: 'sha256-page',
  });
  assert.deepEqual([line?.releasedAt, line?.releasedBy], ['2026-11-22T10:00:00.000Z', 'anna']);
});

test('moves an already released build to the front', () => {
  assert.deepEqual(namesIn(releaseAll(['1', '2', '1'])), ['1', '2']);
});

test('leaves the registry unchanged when the build is first already', () => {
  const registry = releaseAll(['1']);
  const again = release(registry, 'mf_catalog', toAddresses(buildOf('1'), ORIGIN), { at: new Date(), by: 'boris' });
  assert.deepEqual(again, registry);
});

test('keeps other remotes and settings, and drops the oldest builds', () => {
  const before = { remotes: { mf_profile: [] }, shells: ['https://vstrecha.example'], reports: '/reports/failures' };
  const registry = releaseAll(['1', '2', '3', '4', '5', '6'], { registry: before });
  assert.deepEqual(namesIn(registry), ['6', '5', '4', '3', '2']);
  assert.deepEqual({ ...registry, remotes: { mf_profile: registry.remotes['mf_profile'] } }, before);
});

test('keeps the newest build that a live shell can run', () => {
  const shells = [shellOf(), oldShell];
  const older = [buildOf('a', { needs: {} }), buildOf('b', { needs: {} })];
  const registry = releaseAll([...older, '1', '2', '3', '4', '5', '6'], { shells });
  assert.deepEqual(namesIn(registry), ['6', '5', '4', '3', '2', 'b']);
});

test('keeps a full build behind builds for a share', () => {
  const registry = releaseAll(['1', '2', '3', '4', '5', '6'], {
    registry: releaseAll(['full']),
    percent: 10,
    shells: [shellOf()],
  });
  assert.equal(namesIn(registry)?.at(-1), 'full');
});
