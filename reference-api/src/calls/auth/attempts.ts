import { eq, lte, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { attempts } from '#platform/database/schema.ts';

const WINDOW_MS = 5 * 60 * 1000;

/** How many tries one account may fail within the window of five minutes. */
export const ACCOUNT_LIMIT = 10;
/** How many tries one network address may fail within the window. */
export const ADDRESS_LIMIT = 60;

/**
 * Counts a try before it is made, so that simultaneous ones cannot slip under the limit together.
 * @returns whether the try is within the limit
 */
export async function countAttempt(db: Database, key: string, limit: number, now: Date): Promise<boolean> {
  const windowStart = new Date(now.getTime() - WINDOW_MS);
  const isOver = lte(attempts.window_start, windowStart);
  const [row] = await db
    .insert(attempts)
    .values({ key, window_start: now, count: 1 })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        window_start: sql`case when ${isOver} then excluded.window_start else ${attempts.window_start} end`,
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

/** Starts an account's counter anew after a right password. */
export async function forgetAttempts(db: Database, key: string): Promise<void> {
  await db.delete(attempts).where(eq(attempts.key, key));
}
