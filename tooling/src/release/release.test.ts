import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Registry } from './registry.ts';
import { release } from './release.ts';
import { buildOf, namesIn, oldShell, ORIGIN, releaseAll, shellOf } from './testBuilds.ts';

test('a release stands in front of the older builds, with whole addresses, its date and who made it [FED-01]', () => {
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

test('a build that is known already comes to the front without being doubled', () => {
  assert.deepEqual(namesIn(releaseAll(['1', '2', '1'])), ['1', '2']);
});

test('releasing what stands in front changes nothing, so a restart of the system makes no release', () => {
  const registry = releaseAll(['1']);
  const again = release(registry, 'mf_catalog', buildOf('1'), { origin: ORIGIN, at: new Date(), by: 'boris' });
  assert.deepEqual(again, registry);
});

test('the other remotes and the settings stay as they are, and old builds are forgotten at last', () => {
  const before = { remotes: { mf_profile: [] }, shells: ['https://vstrecha.example'], reports: '/reports/failures' };
  const registry = releaseAll(['1', '2', '3', '4', '5', '6'], { registry: before });
  assert.deepEqual(namesIn(registry), ['6', '5', '4', '3', '2']);
  assert.deepEqual({ ...registry, remotes: { mf_profile: registry.remotes['mf_profile'] } }, before);
});

test('the newest build that a live shell can use is never forgotten, however old', () => {
  const shells = [shellOf(), oldShell];
  const older = [buildOf('a', { needs: {} }), buildOf('b', { needs: {} })];
  const registry = releaseAll([...older, '1', '2', '3', '4', '5', '6'], { shells });
  assert.deepEqual(namesIn(registry), ['6', '5', '4', '3', '2', 'b']);
});

test('a build for a share of the browsers does not count as one that a shell can use', () => {
  const registry = releaseAll(['1', '2', '3', '4', '5', '6'], {
    registry: releaseAll(['full']),
    percent: 10,
    shells: [shellOf()],
  });
  assert.equal(namesIn(registry)?.at(-1), 'full');
});

const fitsIn = (registry: Registry) => registry.remotes['mf_catalog']?.map(({ fits }) => fits);

test('each build says which of the live shells can run it, by types and by versions, so that their browsers need not ask', () => {
  const shells = [
    shellOf({ digest: 'now' }),
    { ...oldShell, digest: 'old' },
    shellOf({ versions: {}, digest: 'bare' }),
  ];
  const registry = releaseAll([buildOf('1', { needs: {} }), '2'], { shells });
  assert.deepEqual(fitsIn(registry), [['now'], ['now', 'old']]);
  // A shell that does not call what it provides by a digest is from before that.
  assert.deepEqual(fitsIn(releaseAll(['1'], { shells: [shellOf()] })), [undefined]);
});

test('the next release notes a shell that has come meanwhile, and pages of the one before go on', () => {
  const registry = releaseAll(['1'], { shells: [shellOf({ digest: 'before' })] });
  const next = releaseAll(['2'], { registry, shells: [shellOf({ digest: 'next' })] });
  assert.deepEqual(fitsIn(next), [['next'], ['next', 'before']]);
  const again = releaseAll(['1'], { registry: next, shells: [shellOf({ digest: 'later' })] });
  assert.deepEqual(fitsIn(again), [
    ['later', 'next', 'before'],
    ['later', 'next'],
  ]);
});

test('of a build whose needs are not known nothing is noted: browsers read them and judge it themselves', () => {
  const known = releaseAll([buildOf('1', { needs: undefined })]);
  const registry = releaseAll(['2'], { registry: known, shells: [shellOf({ digest: 'now' })] });
  assert.deepEqual(fitsIn(registry), [['now'], undefined]);
});
