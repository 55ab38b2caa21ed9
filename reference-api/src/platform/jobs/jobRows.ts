import { and, eq, gt, isNotNull, isNull, lte, sql, type SQL } from 'drizzle-orm';
import { selectRows, type Database } from '../database/database.ts';
import { jobs } from '../database/schema.ts';
import { LEASE_MS, type JobTry } from './job.ts';

/** A job to add. */
export interface NewJob {
  name: string;
  /** A second job of the same name and key is not added while the first one waits, but hastens its next try. */
  key: string;
  /** Only ids, no secrets: the row may wait for hours. */
  payload: object;
}

/** Adds a job in the transaction of the change that causes it, so that a rollback removes it. */
export async function enqueueJob(tx: Database, { name, key, payload }: NewJob, now: Date): Promise<void> {
  // No earlier than a lease from now: the row does not show whether the job waits for a retry or a process runs it.
  const soon = sql`${new Date(now.getTime() + LEASE_MS).toISOString()}::timestamptz`;
  await tx
    .insert(jobs)
    .values({ name, key: `${name}:${key}`, payload, run_at: now })
    .onConflictDoUpdate({ target: jobs.key, set: { payload, run_at: sql`least(${jobs.run_at}, ${soon})` } });
}

/** Removes a waiting job; a running one continues. */
export async function cancelJob(tx: Database, { name, key }: Omit<NewJob, 'payload'>): Promise<void> {
  await tx.delete(jobs).where(eq(jobs.key, `${name}:${key}`));
}

/** Inserts rows for recurring jobs that are new in this database. */
export async function registerJobs(db: Database, names: string[], now: Date): Promise<void> {
  if (names.length === 0) return;
  await db
    .insert(jobs)
    .values(names.map((name) => ({ name, key: name, run_at: now })))
    .onConflictDoNothing();
}

/** Reschedules jobs that were postponed by a clock which was ahead: `NOW` may differ at each start. */
export async function pullForward(db: Database, now: Date, longestWaitMs: number): Promise<void> {
  await db
    .update(jobs)
    .set({ run_at: now })
    .where(and(isNull(jobs.failed_at), gt(jobs.run_at, new Date(now.getTime() + longestWaitMs))));
}

/** The names of all due jobs. */
export async function findDueNames(db: Database, now: Date): Promise<Set<string>> {
  const due = await db
    .selectDistinct({ name: jobs.name })
    .from(jobs)
    .where(and(lte(jobs.run_at, now), isNull(jobs.failed_at)));
  return new Set(due.map(({ name }) => name));
}

/** Jobs of one name. */
export interface JobCounts {
  name: string;
  /** Should have begun, or their lease has expired. */
  due: number;
  /** Due, running, or to be tried later. */
  waiting: number;
  /** Given up. */
  failed: number;
}

/** Counts the jobs by name. */
export async function countJobs(db: Database, now: Date): Promise<JobCounts[]> {
  const isOpen = isNull(jobs.failed_at);
  const count = (condition: SQL | undefined) => sql<number>`count(*) filter (where ${condition})::int`;
  return db
    .select({
      name: jobs.name,
      due: count(and(isOpen, lte(jobs.run_at, now))),
      waiting: count(isOpen),
      failed: count(isNotNull(jobs.failed_at)),
    })
    .from(jobs)
    .groupBy(jobs.name);
}

/** Takes one due job for this process until the lease expires; `condition` must be true as well. */
export async function takeJob(
  db: Database,
  name: string,
  { now, leaseMs, condition = sql`true` }: { now: Date; leaseMs: number; condition?: SQL | undefined },
): Promise<JobTry | undefined> {
  // Materialized, because a plan that repeats the inner query would lock more than one row.
  const [taken] = await selectRows<JobTry>(
    db,
    sql`with due as materialized (
        select id from jobs
        where name = ${name} and run_at <= ${now.toISOString()}::timestamptz and failed_at is null and ${condition}
        order by run_at limit 1 for update skip locked
      )
      update jobs set tries = tries + 1, run_at = ${new Date(now.getTime() + leaseMs).toISOString()}::timestamptz
      where id in (select id from due) returning id, payload, tries`,
  );
  return taken;
}

// A process whose lease expired no longer owns the job: the number of tries has changed.
const isStill = ({ id, tries }: JobTry) => and(eq(jobs.id, id), eq(jobs.tries, tries));

/** @returns false when another process has taken it over */
export async function removeJob(tx: Database, job: JobTry): Promise<boolean> {
  const removed = await tx.delete(jobs).where(isStill(job)).returning({ id: jobs.id });
  return removed.length > 0;
}

/** @param tries how many have counted so far */
export async function postponeJob(db: Database, job: JobTry, runAt: Date, tries = job.tries): Promise<void> {
  await db.update(jobs).set({ run_at: runAt, tries }).where(isStill(job));
}

/** Keeps a failed job for the operator, and frees its key. @returns false when another process has taken it over */
export async function markFailed(tx: Database, job: JobTry, now: Date): Promise<boolean> {
  const failed = await tx
    .update(jobs)
    .set({ failed_at: now, key: null })
    .where(isStill(job))
    .returning({ id: jobs.id });
  return failed.length > 0;
}

/** Deletes the jobs that failed before a moment. */
export async function sweepJobs(db: Database, before: Date): Promise<void> {
  await db.delete(jobs).where(lte(jobs.failed_at, before));
}
