import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import * as schema from '#platform/database/schema.ts';
import { openTestApp } from '#testing/scene.ts';
import { holdRestoredJobs } from './holdJobs.ts';
import { enqueueJob } from './jobRows.ts';
import { createJobs } from './jobs.ts';

const { db } = await openTestApp();
const now = new Date('2026-11-21T12:00:00+03:00');
const ran: string[] = [];
beforeEach(async () => {
  ran.length = 0;
  await db.delete(schema.jobs);
  await db.delete(schema.secrets);
});

const enqueue = (name: string) => enqueueJob(db, { name, key: '1', payload: {} }, now);
const holdAt = (owner: string) => holdRestoredJobs(db, { owner, names: ['letter'], now });
async function runDue() {
  const job = (name: string) => ({ atOnce: 1, retryMs: [], name, run: async () => void ran.push(name) });
  const list = ['letter', 'parcel'].map((name) => ({ kind: 'queued' as const, ...job(name) }));
  await createJobs({ db, clock: { now: () => now } }, list).runDue();
}

test('holds queued jobs once after the database was restored [OPS-02]', async () => {
  assert.equal(await holdAt('production'), 0);
  for (const name of ['letter', 'parcel']) await enqueue(name);
  assert.deepEqual((await Promise.all([holdAt('restored'), holdAt('restored')])).sort(), [0, 1]);
  await runDue();
  assert.deepEqual(ran, ['parcel']);
  await enqueue('letter');
  assert.equal(await holdAt('restored'), 0);
  await runDue();
  assert.deepEqual(ran, ['parcel', 'letter']);
});

test('keeps queued jobs over a restart [OPS-03]', async () => {
  await holdAt('production');
  await enqueue('letter');
  await holdAt('production');
  await runDue();
  assert.deepEqual(ran, ['letter']);
});
