import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkContract, checkShells } from './checkContract.ts';
import type { LiveShell } from './liveShells.ts';
import type { BuildInfo, Registry } from './registry.ts';
import { toLine } from './release.ts';
import { buildOf, changedShell, oldShell, ORIGIN, releaseAll, shellOf } from './testBuilds.ts';

const DRAWS = { uses: ['mf_catalog/CatalogPage', 'mf_catalog/Card'] };
const both = buildOf('1', { exposes: { CatalogPage: [], Card: [] } });
const withoutCard = buildOf('2');

const check = (registry: Registry, info: BuildInfo, shells: LiveShell[] = [shellOf()]) =>
  checkContract({ registry, container: 'mf_catalog', build: toLine(info, ORIGIN), shells });

test('refuses a build that no live shell can run [FED-01]', () => {
  const refuse = (info: BuildInfo, shells: LiveShell[]) => () =>
    checkShells({ registry: { remotes: {} }, container: 'mf_catalog', build: toLine(info, ORIGIN), shells });
  assert.throws(refuse(buildOf('1'), [oldShell]), /https:\/\/old\.example не даёт: shared-ui\/Button/);
  assert.throws(refuse(buildOf('1', { requires: { react: '^20.0.0' } }), [shellOf()]), /react \^20\.0\.0/);
  assert.throws(refuse(buildOf('1', { requires: { constructor: '*' } }), [shellOf()]), /constructor \*/);
  refuse(buildOf('1'), [oldShell, shellOf()])();
});

test('accepts a build whose types differ in every live shell [TEAM-01]', () => {
  checkShells({
    registry: { remotes: {} },
    container: 'mf_catalog',
    build: toLine(buildOf('1'), ORIGIN),
    shells: [changedShell],
  });
});

test('refuses to remove an expose that a live build renders', () => {
  const alone = releaseAll([both]);
  assert.throws(() => check(alone, withoutCard, [shellOf(DRAWS)]), /mf_catalog\/Card: оболочка/);
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

test('treats a build without `uses` as using every expose', () => {
  const unknown: Partial<BuildInfo> = buildOf('7');
  delete unknown.uses;
  const registry = releaseAll([unknown as BuildInfo], { registry: releaseAll([both]), container: 'mf_profile' });
  assert.throws(() => check(registry, withoutCard), /mf_catalog\/Card: mf_profile 7 \(что ему нужно, неизвестно\)/);
});

test('refuses a build that renders an expose not yet released', () => {
  const info = buildOf('1', { uses: ['mf_meetings/Calendar'] });
  const before = releaseAll(['1'], { container: 'mf_meetings' });
  assert.throws(() => check(before, info), /нет: mf_meetings\/Calendar/);
  check(
    releaseAll([buildOf('2', { exposes: { Calendar: [] } })], { registry: before, container: 'mf_meetings' }),
    info,
  );
  check({ remotes: {} }, info);
});

const CARD = 'mf_catalog/Card';
const card = (build: string, print: string) => buildOf(build, { exposes: { Card: [] }, props: { [CARD]: print } });
const drawsCard = (build: string, print: string) => buildOf(build, { uses: [CARD], props: { [CARD]: print } });
const drawnBy = (user: BuildInfo) =>
  releaseAll([user], { registry: releaseAll([card('1', 'aaaaaxxx')]), container: 'mf_profile' });

test('refuses a widget with incompatible props, accepts new optional ones [FED-03]', () => {
  const registry = drawnBy(drawsCard('7', 'aaaaaxxx'));
  check(registry, card('2', 'aaaaaxxxyyy'));
  assert.throws(() => check(registry, card('2', 'bbbbbxxx')), /других свойств.*\n {2}mf_catalog\/Card: mf_profile 7\n/);
  assert.throws(() => check(registry, card('2', 'aaaaa')), /mf_catalog\/Card: mf_profile 7\n/);
  const shell = shellOf({ uses: [CARD], props: { [CARD]: 'aaaaaxxx' } });
  assert.throws(() => check(releaseAll([card('1', 'aaaaaxxx')]), card('2', 'bbbbb'), [shell]), /Card: оболочка/);
  // Builds from before prints existed do not describe their props.
  const silent = drawnBy(buildOf('7', { uses: [CARD] }));
  check(silent, card('2', 'bbbbb'));
});

test('refuses props that a live widget does not accept [FED-03]', () => {
  const registry = releaseAll([card('1', 'aaaaaxxx')]);
  const draw = (print: string) => () =>
    checkContract({
      registry,
      container: 'mf_profile',
      build: toLine(drawsCard('7', print), ORIGIN),
      shells: [shellOf()],
    });
  draw('aaaaa')();
  assert.throws(
    draw('aaaaaxxxyyy'),
    /передаёт другие свойства \(props\), чем ждут работающие сборки: mf_catalog\/Card/,
  );
});
