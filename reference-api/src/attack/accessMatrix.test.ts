import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestApp } from '#testing/scene.ts';
import { accessAttack } from './accessAttack.ts';

// Some thousand requests, and what they need; on a busy machine they take minutes.
const TIMEOUT_MS = 300_000;

const api = await openTestApp();

test(
  'every call answers everybody as its x-access says: guests, the blocked, those in registration, strangers to the thing, its owner',
  { timeout: TIMEOUT_MS },
  async () => {
    const outcome = await accessAttack.run({ api, url: '', front: undefined, server: undefined });
    assert.deepEqual(outcome?.breaches, []);
  },
);
