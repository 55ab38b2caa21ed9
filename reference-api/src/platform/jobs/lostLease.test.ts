import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { eq } from 'drizzle-orm';
import * as schema from '#platform/database/schema.ts';
import { openTestApp } from '#testing/scene.ts';
import type { QueuedJob } from './job.ts';
import { enqueueJob } from './jobRows.ts';
import { createJobs } from './jobs.ts';

const { db } = await openTestApp();
const MINUTE_MS = 60_000;
const START = Date.parse('2026-11-21T12:00:00+03:00');
let now = new Date(START);
const written: string[] = [];
beforeEach(async () => {
  now = new Date(START);
  written.length = 0;
  await db.delete(schema.jobs);
  await enqueueJob(db, { name: 'parcel', key: '1', payload: {} }, now);
});

/** A process whose try at the job ends with `outcome`. */
function openProcess(name: string, outcome: () => Promise<void>) {
  const job: QueuedJob = {
    kind: 'queued',
    name: 'parcel',
    atOnce: 1,
    retryMs: [],
    async run() {
      await outcome();
      return async () => void written.push(`${name} settles`);
    },
    giveUp: async () => void written.push(`${name} gives up`),
  };
  return createJobs({ db, clock: { now: () => now }, report: () => undefined }, [job]);
}

for (const [end, finish] of [
  ['settles', (slow: PromiseWithResolvers<void>) => slow.resolve()],
  ['gives up', (slow: PromiseWithResolvers<void>) => slow.reject(new Error('on purpose'))],
] as const)
  test(`${end} only while its lease lasts [OPS-03]`, async () => {
    const begun = Promise.withResolvers<void>();
    const slow = Promise.withResolvers<void>();
    const taken = Promise.withResolvers<void>();
    const fast = Promise.withResolvers<void>();
    const late = openProcess('late', () => {
      begun.resolve();
      return slow.promise;
    }).runDue();
    await begun.promise;
    now = new Date(START + 2 * MINUTE_MS);
    const other = openProcess('other', () => {
      taken.resolve();
      return fast.promise;
    }).runDue();
    await taken.promise;
    finish(slow);
    await late;
    assert.deepEqual(written, []);
    fast.resolve();
    await other;
    assert.deepEqual(written, ['other settles']);
    assert.equal(await db.$count(schema.jobs, eq(schema.jobs.name, 'parcel')), 0);
  });
