import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestApp } from 'reference-api/testing/scene';
import { accessAttack } from './accessMatrix.ts';
import { attempt } from './attack.ts';

// Some thousand requests with their test data take minutes on a busy machine.
const TIMEOUT_MS = 300_000;

const api = await openTestApp();

test('answers every viewer of every call as x-access declares', { timeout: TIMEOUT_MS }, async () => {
  const { breaches } = await attempt(accessAttack, { api, url: '', front: '', server: undefined });
  assert.deepEqual(breaches, []);
});
