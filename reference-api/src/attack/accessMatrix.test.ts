import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadContract } from '#platform/contract/loadContract.ts';
import { openTestApp } from '#testing/scene.ts';
import { tryAccess } from './accessMatrix.ts';

const api = await openTestApp();

test('every call answers everybody as its x-access says: guests, the blocked, those in registration, strangers to the thing, its owner', async () => {
  const rows = await tryAccess(api);
  assert.equal(rows.length, loadContract().operations.length);
  const broken = rows.flatMap(({ operation, cells, complaints }) => [
    ...cells
      .filter(({ isKept }) => !isKept)
      .map(({ kind, expected, status }) => `${operation}: ${kind} must be ${expected}, was answered ${status}`),
    ...complaints.map((complaint) => `${operation}: ${complaint}`),
  ]);
  assert.deepEqual(broken, []);
});
