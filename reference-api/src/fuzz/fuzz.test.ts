import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createTestApp, type TestApp } from '../testing/testApp.ts';
import { fuzzOperations } from './fuzzOperations.ts';

const SEED = 20_261_121;
const RUNS = 15;

let api: TestApp;
before(async () => {
  api = await createTestApp();
});
after(() => api.close());

test('whatever comes, no call fails, answers outside the contract or tells of its inside', async () => {
  assert.deepEqual(await fuzzOperations(api, RUNS, SEED), []);
});
