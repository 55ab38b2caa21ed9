import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { jobs, secrets } from '../database/schema.ts';

const NAME = 'owner';

/**
 * Holds the queued jobs of a restored or copied database as failed ones: those of a trial would reach real people, and others were
 * done after the dump.
 * @param owner identifies the database itself, see findClaim
 * @param alsoHold holds what would queue more
 * @returns how many
 */
export async function holdRestoredJobs(
  db: Database,
  {
    owner,
    names,
    now,
    alsoHold,
  }: { owner: string; names: string[]; now: Date; alsoHold?: (tx: Database) => Promise<void> },
): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.insert(secrets).values({ name: NAME, value: owner }).onConflictDoNothing();
    const [stored] = await tx.select().from(secrets).where(eq(secrets.name, NAME)).for('update');
    if (stored?.value === owner) return 0;
    await tx.update(secrets).set({ value: owner }).where(eq(secrets.name, NAME));
    const held = await tx
      .update(jobs)
      .set({ failed_at: now, key: null })
      .where(and(inArray(jobs.name, names), isNull(jobs.failed_at)))
      .returning({ id: jobs.id });
    await alsoHold?.(tx);
    return held.length;
  });
}
