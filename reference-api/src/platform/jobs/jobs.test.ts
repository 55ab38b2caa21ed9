import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import * as schema from '#platform/database/schema.ts';
import { openTestApp } from '#testing/scene.ts';
import type { Job, JobTry, QueuedJob } from './job.ts';
import { cancelJob, enqueueJob } from './jobRows.ts';
import { createJobs } from './jobs.ts';

const { db } = await openTestApp();
const MINUTE_MS = 60_000;
const START = Date.parse('2026-11-21T12:00:00+03:00');
let now = new Date(START);
const clock = { now: () => now };
const after = (minutes: number) => (now = new Date(START + minutes * MINUTE_MS));
beforeEach(async () => {
  await db.delete(schema.jobs);
  after(0);
});

/** A process with these jobs, and the lines that it reports. */
function openProcess(...jobs: Job[]) {
  const lines: string[] = [];
  return { lines, ...createJobs({ db, clock, report: (line) => lines.push(line) }, jobs) };
}
function queued(run: QueuedJob['run'], fields: Partial<QueuedJob> = {}): QueuedJob {
  return { kind: 'queued', name: 'parcel', atOnce: 2, retryMs: [MINUTE_MS], run, ...fields };
}
const enqueue = (key = '1') => enqueueJob(db, { name: 'parcel', key, payload: { key } }, now);
const rows = () => db.select().from(schema.jobs).where(eq(schema.jobs.name, 'parcel'));

test('runs a recurring job once per interval in two processes', async () => {
  let runs = 0;
  const job: Job = { kind: 'recurring', name: 'sweep', everyMs: MINUTE_MS, run: async () => void (runs += 1) };
  const [one, other] = [openProcess(job), openProcess(job)];
  for (let minute = 0; minute < 3; minute += 1) {
    after(minute);
    await Promise.all([one.runDue(), other.runDue(), one.runDue()]);
    assert.equal(runs, minute + 1);
  }
});

test('delays a recurring job’s first run after each process start', async () => {
  let runs = 0;
  const run = async () => void (runs += 1);
  const job: Job = { kind: 'recurring', name: 'sweep', everyMs: MINUTE_MS, firstAfterMs: 60 * MINUTE_MS, run };
  const first = openProcess(job);
  after(59);
  await first.runDue();
  assert.equal(runs, 0);
  after(60);
  await first.runDue();
  const second = openProcess(job);
  after(90);
  await second.runDue();
  assert.equal(runs, 1);
});

test('writes no row while a recurring job’s condition is false', async () => {
  let isNeeded = false;
  let runs = 0;
  const onlyIf = () => sql`${isNeeded}::boolean`;
  const run = async () => void (runs += 1);
  const process = openProcess({ kind: 'recurring', name: 'sweep', everyMs: MINUTE_MS, onlyIf, run });
  await process.runDue();
  const [row] = await db.select().from(schema.jobs).where(eq(schema.jobs.name, 'sweep'));
  assert.deepEqual([runs, row?.tries], [0, 0]);
  isNeeded = true;
  await process.runDue();
  assert.equal(runs, 1);
});

test('logs a failing recurring job once until it succeeds', async () => {
  let isBroken = true;
  const run = async () => {
    if (isBroken) throw new Error('on purpose');
  };
  const process = openProcess({ kind: 'recurring', name: 'sweep', everyMs: MINUTE_MS, run });
  for (const minute of [0, 1, 2]) {
    after(minute);
    await process.runDue();
  }
  assert.deepEqual(process.lines, ['Job «sweep» fails: on purpose']);
  isBroken = false;
  after(3);
  await process.runDue();
  isBroken = true;
  after(4);
  await process.runDue();
  assert.equal(process.lines.length, 2);
});

test('runs a queued job once in several processes [OPS-03]', async () => {
  const ran: JobTry[] = [];
  const job = queued(async (item) => void ran.push(item));
  const processes = [openProcess(job), openProcess(job), openProcess(job)];
  for (let key = 0; key < 5; key += 1) await enqueue(String(key));
  await Promise.all(processes.map(({ runDue }) => runDue()));
  assert.deepEqual(ran.map(({ payload }) => (payload as { key: string }).key).sort(), ['0', '1', '2', '3', '4']);
  assert.deepEqual(await rows(), []);
});

test('adds no job when its change is rolled back [OPS-03]', async () => {
  await assert.rejects(
    db.transaction(async (tx) => {
      await enqueueJob(tx, { name: 'parcel', key: '1', payload: {} }, now);
      throw new Error('on purpose');
    }),
  );
  assert.deepEqual(await rows(), []);
});

test('adds no duplicate of a waiting job, cancels by key', async () => {
  await enqueue();
  await enqueue();
  assert.equal((await rows()).length, 1);
  await cancelJob(db, { name: 'parcel', key: '1' });
  assert.deepEqual(await rows(), []);
});

test('hastens a waiting retry when the job is requested again', async () => {
  const ran: [number, unknown][] = [];
  const run = async ({ tries, payload }: JobTry) => {
    ran.push([tries, payload]);
    if (tries === 1) throw new Error('on purpose');
  };
  const process = openProcess(queued(run, { retryMs: [360 * MINUTE_MS] }));
  await enqueue();
  await process.runDue();
  after(10);
  await enqueueJob(db, { name: 'parcel', key: '1', payload: { key: 'newer' } }, now);
  after(12);
  await process.runDue();
  assert.deepEqual(ran, [
    [1, { key: '1' }],
    [2, { key: 'newer' }],
  ]);
});

test('runs a leased job once when requested again', async () => {
  const ran: number[] = [];
  const [begun, finish] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const run = async ({ tries }: JobTry) => {
    ran.push(tries);
    begun.resolve();
    await finish.promise;
  };
  const [one, other] = [openProcess(queued(run)), openProcess(queued(run))];
  await enqueue();
  const first = one.runDue();
  await begun.promise;
  after(1.9);
  await enqueue();
  await other.runDue();
  finish.resolve();
  await first;
  assert.deepEqual([ran, await rows()], [[1], []]);
});

test('retries a failing job after each delay, then gives up', async () => {
  const tries: number[] = [];
  const givenUp: object[] = [];
  const giveUp = async (_: unknown, payload: object) => void givenUp.push(payload);
  const run = async (item: JobTry) => {
    tries.push(item.tries);
    throw new Error(`try ${item.tries}`);
  };
  const process = openProcess(queued(run, { retryMs: [MINUTE_MS, 10 * MINUTE_MS], giveUp }));
  await enqueue();
  const triesAt = async (minutes: number) => {
    after(minutes);
    await process.runDue();
    return tries.length;
  };
  assert.deepEqual(
    [await triesAt(0), await triesAt(0.9), await triesAt(1), await triesAt(10.9), await triesAt(11)],
    [1, 1, 2, 2, 3],
  );
  assert.deepEqual(givenUp, [{ key: '1' }]);
  const [row] = await rows();
  assert.deepEqual([row?.failed_at, row?.key], [now, null]);
  assert.match(
    process.lines.join('\n'),
    /^Job «parcel» fails: try 1\nJob «parcel» \S+ failed 3 times and is given up: try 3$/,
  );
  after(60 * 24);
  await process.runDue();
  assert.equal(tries.length, 3);
  await enqueue();
  assert.equal((await rows()).length, 2, 'the key is free');
  after(31 * 60 * 24);
  await process.runDue(['failed jobs']);
  assert.equal((await rows()).length, 1);
});

test('takes over a killed process’s job after its lease [OPS-03]', async () => {
  const ran: number[] = [];
  const begun = Promise.withResolvers<void>();
  const killed = openProcess(
    queued(() => {
      begun.resolve();
      return new Promise(() => undefined);
    }),
  );
  const other = openProcess(queued(async ({ tries }) => void ran.push(tries)));
  await enqueue();
  void killed.runDue();
  await begun.promise;
  after(1.9);
  await other.runDue();
  assert.deepEqual(ran, []);
  after(2);
  await other.runDue();
  assert.deepEqual(ran, [2]);
  await killed.stop(0);
});

test('rolls a job’s results back when storing them fails', async () => {
  const process = openProcess(
    queued(async () => async (tx) => {
      await tx.insert(schema.countries).values({ id: 99, title: 'Нигде' });
      throw new Error('on purpose');
    }),
  );
  await enqueue();
  await process.runDue();
  assert.equal(await db.$count(schema.countries, eq(schema.countries.id, 99)), 0);
  assert.equal((await rows())[0]?.tries, 1);
});

test('reschedules jobs at the start when the clock was ahead', async () => {
  let runs = 0;
  const job: Job = { kind: 'recurring', name: 'sweep', everyMs: MINUTE_MS, run: async () => void (runs += 1) };
  after(60 * 24 * 30);
  await openProcess(job).runDue();
  after(0);
  const process = openProcess(job);
  await process.start();
  await process.runDue();
  await process.stop(1000);
  assert.equal(runs, 2);
});
