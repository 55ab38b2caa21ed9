import type { SQL } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

/** Work repeated at an interval; one of several processes does it each time. */
export interface RecurringJob {
  kind: 'recurring';
  /** Unique among all jobs; identifies the job's row, so a new name is a new job. */
  name: string;
  everyMs: number;
  /** Delay between the start of a process and its first run there; 0 by default. */
  firstAfterMs?: number;
  /** An SQL condition for a run; while it is false, no row is written. */
  onlyIf?: (now: Date) => SQL;
  /** Errors are logged; the job runs again at the next interval. */
  run(): Promise<void>;
}

/** Longer than one try of a queued job can last: after it another process takes the job over. */
export const LEASE_MS = 2 * 60 * 1000;

/** Work caused by a change, added by `enqueueJob` in the change's transaction. */
export interface QueuedJob {
  kind: 'queued';
  name: string;
  /** Parallel runs in one process. */
  atOnce: number;
  /** Delays after failed tries; after one more failure the job is given up. */
  retryMs: readonly number[];
  /**
   * @param report writes a line for the operator
   * @returns work for the transaction that removes the job after its success, or the instant at which to begin again
   */
  run(job: JobTry, report: (line: string) => void): Promise<Settle | Date | void>;
  /** Runs in the transaction that gives the job up. */
  giveUp?(tx: Database, payload: object): Promise<void>;
}

export type Job = RecurringJob | QueuedJob;
export type Settle = (tx: Database) => Promise<void>;

/** One try at a queued job. */
export interface JobTry {
  /** The same at every try, and never reused. */
  id: string;
  payload: object;
  /** 1 for the first try. */
  tries: number;
}
