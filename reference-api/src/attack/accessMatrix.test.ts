import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestApp } from '#testing/scene.ts';
import { accessAttack } from './accessAttack.ts';

const api = await openTestApp();

test('every call answers everybody as its x-access says: guests, the blocked, those in registration, strangers to the thing, its owner', async () => {
  const outcome = await accessAttack.run({ api, url: '', front: undefined, server: undefined });
  assert.deepEqual(outcome?.breaches, []);
});
