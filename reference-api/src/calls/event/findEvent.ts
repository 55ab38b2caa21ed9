import { desc, eq } from 'drizzle-orm';
import type { Schema } from '#platform/contract/types.ts';
import type { Database } from '#platform/database/database.ts';
import { events } from '#platform/database/schema.ts';

/** The active event, first and last day included, or undefined when none is planned. */
export async function findEvent(db: Database): Promise<Schema<'ActiveEvent'> | undefined> {
  const [event] = await db
    .select({ datestart: events.datestart, dateend: events.dateend })
    .from(events)
    .where(eq(events.is_active, true))
    .orderBy(desc(events.datestart))
    .limit(1);
  return event;
}
