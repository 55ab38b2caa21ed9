import { createHash } from 'node:crypto';
import { eq, lte, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { attempts } from '#platform/database/schema.ts';

const WINDOW_MS = 5 * 60 * 1000;

/** How many tries one network address may fail within the window of five minutes. */
export const ADDRESS_LIMIT = 60;

/** And for one account from everywhere. Whoever knows an e-mail must not lock its owner out, so it takes many places to get here. */
export const ACCOUNT_LIMIT = 200;

/**
 * Counts a try before it is made, so that simultaneous ones cannot slip under the limit together.
 * @returns whether the try is within the limit
 */
export async function countAttempt(
  db: Database,
  key: string,
  limit: number,
  now: Date,
  windowMs = WINDOW_MS,
): Promise<boolean> {
  const isOver = lte(attempts.window_end, now);
  const [row] = await db
    .insert(attempts)
    .values({ key, window_end: new Date(now.getTime() + windowMs), count: 1 })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        window_end: sql`case when ${isOver} then excluded.window_end else ${attempts.window_end} end`,
        count: sql`case when ${isOver} then 1 else ${attempts.count} + 1 end`,
      },
    })
    .returning({ count: attempts.count });
  return row !== undefined && row.count <= limit;
}

/** Takes a try that succeeded off the counter. */
export async function forgiveAttempt(db: Database, key: string): Promise<void> {
  await db
    .update(attempts)
    .set({ count: sql`greatest(${attempts.count} - 1, 0)` })
    .where(eq(attempts.key, key));
}

/** Starts a counter anew. */
export async function forgetAttempts(db: Database, key: string): Promise<void> {
  await db.delete(attempts).where(eq(attempts.key, key));
}

/** What stands in the database for an e-mail or a place that somebody named. */
export const hashKey = (...parts: string[]) => createHash('sha256').update(parts.join(' ')).digest('hex');
