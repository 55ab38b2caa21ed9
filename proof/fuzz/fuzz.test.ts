import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createTestApp, type TestApp } from 'reference-api/testing/testApp';
import { fuzzOperations } from './fuzzOperations.ts';

const SEED = 20_261_121;
const RUNS = 12;
// About eight hundred requests, and some more to prepare them.
const TIMEOUT_MS = 180_000;

let api: TestApp;
before(async () => {
  api = await createTestApp();
});
after(() => api.close());

test('answers random requests by the contract; every call sometimes succeeds', { timeout: TIMEOUT_MS }, async () => {
  assert.deepEqual((await fuzzOperations(api, RUNS, SEED)).findings, []);
});
