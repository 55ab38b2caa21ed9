import assert from 'node:assert/strict';
import { readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { writeSite } from '../testing/writeSite.ts';
import { readJournal } from './journal.ts';
import { readRegistry, writeRegistry, type Registry } from './registry.ts';
import { fileRegistry } from './registryPlace.ts';
import { buildOf, namesIn, ORIGIN, releaseAll } from './testBuilds.ts';

test('replaces the file without leaving temporary files', () => {
  const folder = writeSite({});
  const file = path.join(folder, 'registry.json');
  assert.deepEqual(readRegistry(file), { remotes: {} });
  writeRegistry(file, releaseAll(['1']), []);
  writeRegistry(file, releaseAll(['2'], { registry: readRegistry(file) }), []);
  assert.deepEqual(namesIn(JSON.parse(readFileSync(file, 'utf8')) as Registry), ['2', '1']);
  assert.deepEqual(readdirSync(folder).sort(), ['registry.json']);
});

test('writes version and reason of each change into the journal [TEAM-13]', async () => {
  const file = path.join(writeSite({}), 'registry.json');
  writeRegistry(file, releaseAll(['1', '2']), []);
  const now = () => new Date('2026-11-22T10:00:00Z');
  const place = fileRegistry(file, { author: { by: 'anna', from: 'build-1' }, now });
  const change = { kind: 'withdraw', builds: ['2'] } as const;
  await place.change((registry) =>
    Promise.resolve({ container: 'mf_catalog', change, registry, shells: [], reason: 'white page' }),
  );
  assert.equal(readRegistry(file).version, 2);
  const what = { remote: 'mf_catalog', change: 'withdraw 2', reason: 'white page' };
  assert.deepEqual(readJournal(file), [
    { version: 2, at: '2026-11-22T10:00:00.000Z', by: 'anna', from: 'build-1', ...what },
  ]);
});

test('keeps file, journal and lock behind a symbolic link', async () => {
  const folder = writeSite({});
  const [file, link] = [path.join(folder, 'registry.json'), path.join(folder, 'link.json')];
  writeRegistry(file, releaseAll(['1']), []);
  symlinkSync(file, link);
  await fileRegistry(link, { author: { by: 'anna', from: 'build-1' } }).change((registry) => {
    const change = { kind: 'remove' } as const;
    return Promise.resolve({ container: 'mf_catalog', change, registry, shells: [] });
  });
  assert.deepEqual(readRegistry(file).remotes, {});
  assert.deepEqual(readdirSync(folder).sort(), [
    ...['.registry.json.lock', 'link.json', 'registry.journal.jsonl', 'registry.json'],
  ]);
});

test('leaves what build.json has out of the registry [FED-01]', () => {
  const file = path.join(writeSite({}), 'registry.json');
  const details = { address: 'build.json', integrity: 'sha256-said' };
  writeRegistry(file, releaseAll([buildOf('1', { details })]), []);
  const [line] = readRegistry(file).remotes['mf_catalog'] ?? [];
  assert.deepEqual(line?.details, { ...details, address: `${ORIGIN}/builds/1/build.json` });
  assert.deepEqual(Object.keys(line), [
    ...['build', 'entry', 'integrity', 'exposes', 'requires', 'details', 'releasedAt', 'releasedBy'],
  ]);
});

test('refuses a file other than a registry without overwriting it', () => {
  const file = path.join(writeSite({}), 'registry.json');
  for (const [content, message] of [
    ['{"remotes":', /is not JSON/],
    ['[]', /is no registry/],
    ['null', /is no registry/],
  ] as const) {
    writeFileSync(file, content);
    assert.throws(() => readRegistry(file), message);
  }
});
