import assert from 'node:assert/strict';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { writeSite } from '../serve/testSite.ts';
import { readRegistry, writeRegistry, type Registry } from './registry.ts';
import { namesIn, releaseAll } from './testBuilds.ts';

test('the file is replaced whole and leaves no drafts behind', () => {
  const folder = writeSite({});
  const file = path.join(folder, 'registry.json');
  assert.deepEqual(readRegistry(file), { remotes: {} });
  writeRegistry(file, releaseAll(['1']));
  writeRegistry(file, releaseAll(['2'], { registry: readRegistry(file) }));
  assert.deepEqual(namesIn(JSON.parse(readFileSync(file, 'utf8')) as Registry), ['2', '1']);
  assert.deepEqual(readdirSync(folder), ['registry.json']);
});

test('a file that is no registry is said, not overwritten', () => {
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
