import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../database/database.ts';
import { noteOutage } from '../errors/outage.ts';
import { log } from '../log/log.ts';
import { LEASE_MS, type Job, type JobTry, type QueuedJob, type RecurringJob } from './job.ts';
import {
  findDueNames,
  markFailed,
  postponeJob,
  pullForward,
  registerJobs,
  removeJob,
  sweepJobs,
  takeJob,
} from './jobRows.ts';

/** Runs background jobs. Several processes on one database share the work. */
export interface Jobs {
  /** Begins to poll for due jobs. */
  start(): Promise<void>;
  /** Runs the jobs that are due now, of these names or all, and resolves when they are done. */
  runDue(names?: readonly string[]): Promise<void>;
  /** Starts no more jobs, and waits at most this long for running ones. */
  stop(waitMs: number): Promise<void>;
}

interface Means {
  db: Database;
  clock: Clock;
  /** Writes a line for the operator. */
  report?: (line: string) => void;
}

/** A queued job starts within this time, and push connections close within a second after their session ends. */
const POLL_MS = 300;
const HOUR_MS = 60 * 60 * 1000;
const KEPT_MS = 30 * 24 * HOUR_MS;

/** The jobs of one process; they run only after `start` or by `runDue`. */
export function createJobs({ db, clock, report = (line) => log.error(line) }: Means, given: readonly Job[]): Jobs {
  const created = clock.now().getTime();
  const stopping = new AbortController();
  const running = new Map<string, Set<Promise<void>>>();
  const failing = new Set<string>();
  const list: readonly Job[] = [
    ...given,
    {
      kind: 'recurring',
      name: 'failed jobs',
      everyMs: HOUR_MS,
      run: () => sweepJobs(db, new Date(clock.now().getTime() - KEPT_MS)),
    },
  ];
  const names = list.map(({ name }) => name);
  if (new Set(names).size < names.length) throw new Error(`Two jobs have one name: ${names.join(', ')}.`);

  /** Logs the first failure, and later ones only after a success in between. */
  async function guard(what: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
      failing.delete(what);
    } catch (error) {
      if (stopping.signal.aborted || noteOutage(error)) return;
      if (!failing.has(what)) report(`Job «${what}» fails: ${toLine(error)}`);
      failing.add(what);
    }
  }

  async function repeat(job: RecurringJob): Promise<void> {
    const now = clock.now();
    if (now.getTime() - created < (job.firstAfterMs ?? 0)) return;
    const isTaken = await takeJob(db, job.name, { now, leaseMs: job.everyMs, condition: job.onlyIf?.(now) });
    if (isTaken) await guard(job.name, () => job.run());
  }

  async function empty(job: QueuedJob): Promise<void> {
    while (!stopping.signal.aborted) {
      const taken = await takeJob(db, job.name, { now: clock.now(), leaseMs: LEASE_MS });
      if (!taken) return;
      await attempt(job, taken);
    }
  }

  async function attempt(job: QueuedJob, taken: JobTry): Promise<void> {
    let failure: unknown;
    await guard(job.name, async () => {
      try {
        const settle = await job.run(taken, report);
        if (settle instanceof Date) return await postponeJob(db, taken, settle, 0);
        await db.transaction(async (tx) => {
          if (await removeJob(tx, taken)) await settle?.(tx);
        });
      } catch (error) {
        failure = error ?? new Error('It failed without a word.');
        throw failure;
      }
    });
    if (failure !== undefined) await retry(job, taken, failure);
  }

  async function retry(job: QueuedJob, taken: JobTry, failure: unknown): Promise<void> {
    const now = clock.now();
    const waitMs = job.retryMs[taken.tries - 1];
    if (waitMs !== undefined) return postponeJob(db, taken, new Date(now.getTime() + waitMs));
    const isOurs = await db.transaction(async (tx) => {
      const isFailed = await markFailed(tx, taken, now);
      if (isFailed) await job.giveUp?.(tx, taken.payload);
      return isFailed;
    });
    if (isOurs) report(`Job «${job.name}» ${taken.id} failed ${taken.tries} times and is given up: ${toLine(failure)}`);
  }

  function begin(job: Job): void {
    const under = running.get(job.name) ?? new Set<Promise<void>>();
    running.set(job.name, under);
    const free = (job.kind === 'queued' ? job.atOnce : 1) - under.size;
    for (let worker = 0; worker < free; worker += 1) {
      const work = guard(`taking ${job.name}`, () => (job.kind === 'queued' ? empty(job) : repeat(job))).finally(() =>
        under.delete(work),
      );
      under.add(work);
    }
  }

  const underWay = () => [...running.values()].flatMap((works) => [...works]);

  async function poll(only: readonly string[] = names): Promise<void> {
    const due = await findDueNames(db, clock.now());
    for (const job of list) if (due.has(job.name) && only.includes(job.name)) begin(job);
  }

  const register = () =>
    registerJobs(
      db,
      list.filter(({ kind }) => kind === 'recurring').map(({ name }) => name),
      clock.now(),
    );

  async function loop(): Promise<void> {
    const isTime = () => wait(POLL_MS, true, { signal: stopping.signal, ref: false }).catch(() => false);
    do await guard('polling', () => poll());
    while (await isTime());
  }

  let looping: Promise<void> | undefined;
  return {
    async start() {
      await register();
      await pullForward(db, clock.now(), longestWaitMs(list));
      looping = loop();
    },
    async runDue(only) {
      await register();
      await poll(only);
      await Promise.all(underWay());
    },
    async stop(waitMs) {
      stopping.abort();
      await Promise.race([
        Promise.all([looping, ...underWay()]),
        new Promise((resolve) => setTimeout(resolve, waitMs).unref()),
      ]);
    },
  };
}

const longestWaitMs = (list: readonly Job[]) =>
  Math.max(...list.map((job) => (job.kind === 'queued' ? Math.max(LEASE_MS, ...job.retryMs) : job.everyMs)));

const toLine = (error: unknown) => (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
