import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkShare, findNewer, promote, remove, withdraw } from './changes.ts';
import { toAddresses } from './release.ts';
import { buildOf, namesIn, oldShell, ORIGIN, releaseAll, shellOf } from './testBuilds.ts';

const rollBack = (names: string[], target?: string) => {
  const registry = releaseAll(names);
  return namesIn(withdraw(registry, 'mf_catalog', findNewer(registry, 'mf_catalog', target), [shellOf()]));
};

test('rolls back to the previous or a named build', () => {
  assert.deepEqual(rollBack(['1', '2', '3']), ['2', '1']);
  assert.deepEqual(rollBack(['1', '2']), ['1']);
  assert.deepEqual(rollBack(['1', '2', '3'], '1'), ['1']);
});

test('rolls back from a stock build to an own one [TEAM-06]', () => {
  const stock = buildOf('2', { entry: 'https://surveys.example/3.2.1/remoteEntry.js', global: 'surveys' });
  const registry = releaseAll(['1', stock]);
  assert.deepEqual(namesIn(registry), ['2', '1']);
  assert.deepEqual(namesIn(withdraw(registry, 'mf_catalog', findNewer(registry, 'mf_catalog', '1'), [shellOf()])), [
    '1',
  ]);
});

test('refuses a rollback to a missing, unknown or current build', () => {
  assert.throws(() => rollBack(['1']), /none to go back to/);
  assert.throws(() => rollBack(['1', '2'], '7'), /has no build 7\. There are: 2, 1\./);
  assert.throws(() => rollBack(['1', '2'], '2'), /is already in front/);
  assert.throws(() => findNewer({ remotes: {} }, 'constructor', undefined), /no remote constructor/);
});

test('refuses a withdrawal that leaves browsers without a build', () => {
  const forOld = releaseAll([buildOf('1', { needs: {} }), '2']);
  assert.throws(
    () => withdraw(forOld, 'mf_catalog', ['1'], [shellOf(), oldShell]),
    /for the shell https:\/\/old\.example/,
  );
  assert.deepEqual(namesIn(withdraw(forOld, 'mf_catalog', ['2'], [shellOf(), oldShell])), ['1']);
  const share = releaseAll(['2'], { registry: releaseAll(['1']), percent: 10 });
  assert.throws(() => withdraw(share, 'mf_catalog', ['1'], []), /would have no build left/);
});

test('grows a share step by step and never shrinks it', () => {
  const ten = releaseAll(['2'], { registry: releaseAll(['1']), percent: 10 });
  assert.deepEqual(namesIn(ten), ['2 10 %', '1']);
  const fifty = promote(ten, 'mf_catalog', 50);
  assert.deepEqual(namesIn(fifty), ['2 50 %', '1']);
  assert.throws(() => promote(fifty, 'mf_catalog', 20), /50 % get the build .* already, and the share can only grow/);
  const all = promote(fifty, 'mf_catalog', 100);
  assert.deepEqual(namesIn(all), ['2', '1']);
  assert.throws(() => promote(all, 'mf_catalog', 100), /All browsers get/);
});

test('requires a build for the browsers outside the share', () => {
  const line = { ...toAddresses(buildOf('2'), ORIGIN), percent: 10 };
  assert.throws(() => checkShare(releaseAll(['2']), 'mf_catalog', line, [shellOf()]), /The other 90 %/);
  checkShare(releaseAll(['1']), 'mf_catalog', line, [shellOf()]);
});

test('begins a remote with a share unless others render it [TEAM-04]', () => {
  const line = { ...toAddresses(buildOf('2'), ORIGIN), percent: 10 };
  checkShare({ remotes: {} }, 'mf_catalog', line, [shellOf()]);
  assert.throws(
    () => checkShare({ remotes: {} }, 'mf_catalog', line, [shellOf({ uses: ['mf_catalog/CatalogCard'] })]),
    /The other 90 % would lack mf_catalog[^]*mf_catalog\/CatalogCard: the shell/,
  );
  const begun = releaseAll(['1'], { percent: 10 });
  checkShare(begun, 'mf_catalog', line, [shellOf()]);
  const mended = releaseAll(['2'], { registry: begun, percent: 20 });
  assert.deepEqual(namesIn(withdraw(mended, 'mf_catalog', ['2'], [shellOf()])), ['1 10 %']);
  assert.throws(() => withdraw(begun, 'mf_catalog', ['1'], [shellOf()]), /would have no build left/);
  assert.deepEqual(namesIn(promote(begun, 'mf_catalog', 100)), ['1']);
});

test('removes a whole remote unless others render its widgets [TEAM-03]', () => {
  const registry = releaseAll(['1.0.0-only'], { container: 'mf_surveys' });
  assert.deepEqual(remove(registry, 'mf_surveys', [shellOf()]).remotes, {});
  assert.throws(() => remove(registry, 'mf_polls', []), /no remote mf_polls/);
  const uses = ['mf_surveys/SurveyTeaser'];
  assert.throws(
    () => remove(registry, 'mf_surveys', [shellOf({ uses })]),
    /mf_surveys stays in the registry[^]*mf_surveys\/SurveyTeaser: the shell https:\/\/vstrecha\.example/,
  );
});
