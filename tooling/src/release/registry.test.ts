import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import type { RemoteBuildInfo } from '../build/buildInfo.ts';
import { readRegistry, release, writeRegistry, type Registry } from './registry.ts';

const build = (name: string): RemoteBuildInfo => ({
  build: name,
  version: '1.0.0',
  entry: 'remoteEntry.abc.js',
  integrity: 'sha384-x',
  exposes: { CatalogPage: ['CatalogPage.def.js'] },
  files: {},
  needs: {},
  requires: { react: '^19.0.0' },
});

const releaseAll = (names: string[], registry: Registry = { remotes: {} }) =>
  names.reduce((current, name) => release(current, 'mf_catalog', build(name), 'https://catalog.example'), registry);
const namesIn = (registry: Registry) => registry.remotes.mf_catalog?.map((known) => known.build);

test('a release stands in front of the older builds, with whole addresses', () => {
  const registry = releaseAll(['1', '2']);
  assert.deepEqual(namesIn(registry), ['2', '1']);
  assert.equal(registry.remotes.mf_catalog?.[0]?.entry, 'https://catalog.example/builds/2/remoteEntry.abc.js');
  assert.deepEqual(registry.remotes.mf_catalog[0].exposes, {
    CatalogPage: ['https://catalog.example/builds/2/CatalogPage.def.js'],
  });
});

test('a rollback puts a known build in front again without doubling it', () => {
  assert.deepEqual(namesIn(releaseAll(['1', '2', '1'])), ['1', '2']);
});

test('the other remotes stay as they are, and old builds are forgotten at last', () => {
  const others: Registry = { remotes: { mf_profile: [] } };
  const registry = releaseAll(['1', '2', '3', '4', '5', '6'], others);
  assert.deepEqual(namesIn(registry), ['6', '5', '4', '3', '2']);
  assert.ok('mf_profile' in registry.remotes);
});

test('the file is replaced whole and leaves no drafts behind', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'registry-'));
  const file = path.join(folder, 'registry.json');
  try {
    assert.deepEqual(readRegistry(file), { remotes: {} });
    writeRegistry(file, releaseAll(['1']));
    writeRegistry(file, releaseAll(['2'], readRegistry(file)));
    assert.deepEqual(namesIn(JSON.parse(readFileSync(file, 'utf8')) as Registry), ['2', '1']);
    assert.deepEqual(readdirSync(folder), ['registry.json']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
