import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Registry } from './registry.ts';
import { release } from './release.ts';
import { buildOf, changedShell, namesIn, oldShell, ORIGIN, releaseAll, shellOf } from './testBuilds.ts';

const fitsIn = (registry: Registry) => registry.remotes['mf_catalog']?.map(({ fits }) => fits);

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
  const again = release(registry, 'mf_catalog', buildOf('1'), { origin: ORIGIN, at: new Date(), by: 'boris' });
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

test('keeps the newest build whose types fit a live shell [TEAM-01]', () => {
  const shells = [changedShell];
  const fitting = buildOf('fitting', { needs: changedShell.provides });
  assert.deepEqual(namesIn(releaseAll([fitting, '1', '2', '3', '4', '5', '6'], { shells })), [
    ...['6', '5', '4', '3', '2'],
    'fitting',
  ]);
  assert.deepEqual(namesIn(releaseAll(['1', '2', '3', '4', '5', '6'], { shells })), ['6', '5', '4', '3', '2']);
});

test('lists no digest of a shell whose types differ [TEAM-01]', () => {
  const registry = releaseAll(['1'], { shells: [{ ...changedShell, digest: 'changed' }] });
  assert.deepEqual(fitsIn(registry), [undefined]);
});

test('keeps a full build behind builds for a share', () => {
  const registry = releaseAll(['1', '2', '3', '4', '5', '6'], {
    registry: releaseAll(['full']),
    percent: 10,
    shells: [shellOf()],
  });
  assert.equal(namesIn(registry)?.at(-1), 'full');
});

test('lists the digests of shells that can run a build', () => {
  const shells = [
    shellOf({ digest: 'now' }),
    { ...oldShell, digest: 'old' },
    shellOf({ versions: {}, digest: 'bare' }),
  ];
  const registry = releaseAll([buildOf('1', { needs: {} }), '2'], { shells });
  assert.deepEqual(fitsIn(registry), [['now'], ['now', 'old']]);
  // A shell from before digests existed.
  assert.deepEqual(fitsIn(releaseAll(['1'], { shells: [shellOf()] })), [undefined]);
});

test('adds a new shell’s digest to the earlier ones', () => {
  const registry = releaseAll(['1'], { shells: [shellOf({ digest: 'before' })] });
  const next = releaseAll(['2'], { registry, shells: [shellOf({ digest: 'next' })] });
  assert.deepEqual(fitsIn(next), [['next'], ['next', 'before']]);
  const again = releaseAll(['1'], { registry: next, shells: [shellOf({ digest: 'later' })] });
  assert.deepEqual(fitsIn(again), [
    ['later', 'next', 'before'],
    ['later', 'next'],
  ]);
});

test('lists no digests for a build with unknown needs', () => {
  const known = releaseAll([buildOf('1', { needs: undefined })]);
  const registry = releaseAll(['2'], { registry: known, shells: [shellOf({ digest: 'now' })] });
  assert.deepEqual(fitsIn(registry), [['now'], undefined]);
});
