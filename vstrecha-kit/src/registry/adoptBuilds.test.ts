import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { readJournal } from '../release/journal.ts';
import { readRegistry, writeRegistry } from '../release/registry.ts';
import { fileRegistry } from '../release/registryPlace.ts';
import { namesIn, releaseAll } from '../release/testBuilds.ts';
import { writeSite } from '../testing/writeSite.ts';
import { adoptBuilds } from './adoptBuilds.ts';

const at = new Date('2026-11-22T10:00:00Z');

test('adopts builds of a new image once, keeping other releases [TEAM-13]', async () => {
  const folder = writeSite({});
  const [file, image] = [path.join(folder, 'registry.json'), path.join(folder, 'image.registry.json')];
  assert.deepEqual(await adoptBuilds(file, image, at), []);
  writeRegistry(file, releaseAll(['s1'], { registry: releaseAll(['1']), container: 'mf_surveys' }), []);
  writeRegistry(image, { ...releaseAll(['2']), shells: ['https://vstrecha.example'] }, []);
  assert.deepEqual(await adoptBuilds(file, image, at), ['mf_catalog']);
  const adopted = readRegistry(file);
  assert.deepEqual([namesIn(adopted), namesIn(adopted, 'mf_surveys')], [['2', '1'], ['s1']]);
  assert.deepEqual(adopted.shells, ['https://vstrecha.example']);
  assert.deepEqual(
    readJournal(file).map(({ by, change }) => `${by}: ${change}`),
    ['image: release 2'],
  );
  const change = { kind: 'withdraw', builds: ['2'] } as const;
  await fileRegistry(file, { author: { by: 'anna', from: 'here' } }).change((registry) =>
    Promise.resolve({ container: 'mf_catalog', change, registry, shells: [] }),
  );
  assert.deepEqual(await adoptBuilds(file, image, at), []);
  assert.deepEqual(namesIn(readRegistry(file)), ['1']);
});
