import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createTestApp, type TestApp } from '#testing/testApp.ts';
import { fuzzOperations } from './fuzzOperations.ts';

const SEED = 20_261_121;
const RUNS = 12;
// Some eight hundred requests and a few more to prepare them.
const TIMEOUT_MS = 180_000;

let api: TestApp;
before(async () => {
  api = await createTestApp();
});
after(() => api.close());

test(
  'whatever comes, no call fails, answers outside the contract or tells of its inside; and each succeeds now and then',
  { timeout: TIMEOUT_MS },
  async () => {
    assert.deepEqual((await fuzzOperations(api, RUNS, SEED)).findings, []);
  },
);
