import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planFiles } from './planFiles.ts';

test('reads no imports without a change', async () => {
  const scope = await planFiles([], () => assert.fail('The imports were read.'));
  assert.equal(scope, undefined);
});

test('selects the existing tests that import a changed file', async () => {
  const existing = 'shared-api/src/time/time.test.ts';
  const importers = new Map([['shared-api/src/changed.ts', new Set([existing, 'shared-api/src/gone.test.ts'])]]);
  const scope = await planFiles(['shared-api/src/changed.ts'], () => Promise.resolve(importers));
  assert.deepEqual(scope?.unit, [existing]);
});
