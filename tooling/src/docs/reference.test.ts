import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { readReference } from './reference.ts';

describe('the reference of shared-api', () => {
  let reference: Awaited<ReturnType<typeof readReference>>;
  before(async () => {
    reference = await readReference();
  });

  test('explains every public export [DES-06]', () => {
    assert.deepEqual(reference.undocumented, [], 'Write a docstring for each: teams read it in the reference.');
  });

  test('names modules as teams import them [DES-06]', () => {
    const names = (reference.project.children ?? []).map(({ name }) => name);
    assert.ok(names.length > 40);
    assert.deepEqual(
      names.filter((name) => !/^shared-api\/[\w/-]+$/.test(name)),
      [],
    );
    for (const name of ['shared-api/users', 'shared-api/query', 'shared-api/delivery/callQueue'])
      assert.ok(names.includes(name), name);
  });
});
