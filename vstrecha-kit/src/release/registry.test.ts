import assert from 'node:assert/strict';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { writeSite } from '../testing/writeSite.ts';
import { readRegistry, writeRegistry, type Registry } from './registry.ts';
import { buildOf, namesIn, ORIGIN, releaseAll } from './testBuilds.ts';

test('replaces the file without leaving temporary files', () => {
  const folder = writeSite({});
  const file = path.join(folder, 'registry.json');
  assert.deepEqual(readRegistry(file), { remotes: {} });
  writeRegistry(file, releaseAll(['1']));
  writeRegistry(file, releaseAll(['2'], { registry: readRegistry(file) }));
  assert.deepEqual(namesIn(JSON.parse(readFileSync(file, 'utf8')) as Registry), ['2', '1']);
  assert.deepEqual(readdirSync(folder).sort(), ['registry.held.json', 'registry.json']);
});

test('hides release-only data and build.json’s contents from browsers', () => {
  const file = path.join(writeSite({}), 'registry.json');
  const registry = releaseAll([
    buildOf('1', { signature: 'sha256-said', props: { 'mf_catalog/CatalogPage': 'aaaaa' } }),
  ]);
  writeRegistry(file, registry);
  const [line] = (JSON.parse(readFileSync(file, 'utf8')) as Registry).remotes['mf_catalog'] ?? [];
  assert.deepEqual(line?.details, { address: `${ORIGIN}/builds/1/build.json`, integrity: 'sha256-said' });
  assert.deepEqual(
    Object.keys(line ?? {}).filter((key) => ['files', 'needs', 'uses', 'props', 'signature'].includes(key)),
    [],
  );
  const [again] = readRegistry(file).remotes['mf_catalog'] ?? [];
  const { files: _files, ...rest } = registry.remotes['mf_catalog']?.[0] ?? {};
  assert.deepEqual(again, rest);
  // Without the held file the needs of a build are unknown, so it counts as runnable in every shell.
  rmSync(path.join(path.dirname(file), 'registry.held.json'));
  assert.deepEqual(namesIn(readRegistry(file)), ['1']);
});

test('refuses a file other than a registry without overwriting it', () => {
  const file = path.join(writeSite({}), 'registry.json');
  for (const [content, message] of [
    ['{"remotes":', /не читается как JSON/],
    ['[]', /не похож на реестр/],
    ['null', /не похож на реестр/],
  ] as const) {
    writeFileSync(file, content);
    assert.throws(() => readRegistry(file), message);
  }
});
