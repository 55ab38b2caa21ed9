import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Build } from 'shared-api/federation/build';
import { checkContract, checkShells } from './checkContract.ts';
import type { LiveShell } from './liveShells.ts';
import type { Registry } from './registry.ts';
import { toAddresses } from './release.ts';
import { buildOf, oldShell, ORIGIN, releaseAll, shellOf } from './testBuilds.ts';

const DRAWS = { uses: ['mf_catalog/CatalogPage', 'mf_catalog/Card'] };
const both = buildOf('1', { exposes: { CatalogPage: [], Card: [] } });
const withoutCard = buildOf('2');

const check = (registry: Registry, info: Build, shells: LiveShell[] = [shellOf()]) =>
  checkContract({ registry, container: 'mf_catalog', build: toAddresses(info, ORIGIN), shells });

test('refuses a build that no live shell can run [FED-01]', () => {
  const refuse = (info: Build, shells: LiveShell[]) => () =>
    checkShells({ registry: { remotes: {} }, container: 'mf_catalog', build: toAddresses(info, ORIGIN), shells });
  assert.throws(refuse(buildOf('1'), [oldShell]), /https:\/\/old\.example does not provide: shared-ui\/Button/);
  assert.throws(refuse(buildOf('1', { requires: { react: '^20.0.0' } }), [shellOf()]), /react \^20\.0\.0/);
  assert.throws(refuse(buildOf('1', { requires: { constructor: '^1.0.0' } }), [shellOf()]), /constructor \^1\.0\.0/);
  assert.throws(refuse(buildOf('1', { requires: { react: '>=19' } }), [shellOf()]), /requires react >=19/);
  refuse(buildOf('1'), [oldShell, shellOf()])();
});

test('refuses to remove an expose that a live build renders', () => {
  const alone = releaseAll([both]);
  assert.throws(() => check(alone, withoutCard, [shellOf(DRAWS)]), /mf_catalog\/Card: the shell/);
  const borrowed = releaseAll([buildOf('7', { uses: ['mf_catalog/Card'] })], {
    registry: alone,
    container: 'mf_profile',
  });
  assert.throws(() => check(borrowed, withoutCard), /mf_catalog\/Card: mf_profile 7/);
  check(borrowed, both);
  const returned = releaseAll(['8'], { registry: borrowed, container: 'mf_profile' });
  check(returned, withoutCard);
});

test('counts builds for a share of the browsers as live', () => {
  const registry = releaseAll([buildOf('7')], { registry: releaseAll([both]), container: 'mf_profile' });
  const some = releaseAll([buildOf('8', { uses: ['mf_catalog/Card'] })], {
    registry,
    container: 'mf_profile',
    percent: 10,
  });
  assert.throws(() => check(some, withoutCard), /mf_catalog\/Card: mf_profile 8/);
});

test('refuses a build that renders an expose not yet released', () => {
  const info = buildOf('1', { uses: ['mf_meetings/Calendar'] });
  const before = releaseAll(['1'], { container: 'mf_meetings' });
  assert.throws(() => check(before, info), /live builds lack: mf_meetings\/Calendar/);
  check(
    releaseAll([buildOf('2', { exposes: { Calendar: [] } })], { registry: before, container: 'mf_meetings' }),
    info,
  );
  check({ remotes: {} }, info);
});
