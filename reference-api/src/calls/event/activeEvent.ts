import { desc, eq } from 'drizzle-orm';
import { moscowDate, type Clock } from '#platform/clock/clock.ts';
import type { Schema } from '#platform/contract/types.ts';
import type { Database } from '#platform/database/database.ts';
import { events } from '#platform/database/schema.ts';

/** The active event, first and last day inclusive; undefined when no event is planned. */
export async function findEvent(db: Database): Promise<Schema<'ActiveEvent'> | undefined> {
  const [event] = await db
    .select({ datestart: events.datestart, dateend: events.dateend })
    .from(events)
    .where(eq(events.is_active, true))
    .orderBy(desc(events.datestart))
    .limit(1);
  return event;
}

/** A notice for the operator that the event is over; undefined while it lasts. */
export function endedEventNotice({ dateend }: Schema<'ActiveEvent'>, clock: Clock): string | undefined {
  if (dateend >= moscowDate(clock.now())) return undefined;
  return `The event ended on ${dateend}. An administrator sets the days of the next one on the page «Мероприятие».`;
}

/** The active event with all that organizers edit. */
export async function findWholeEvent(db: Database): Promise<typeof events.$inferSelect | undefined> {
  const [event] = await db
    .select()
    .from(events)
    .where(eq(events.is_active, true))
    .orderBy(desc(events.datestart))
    .limit(1);
  return event;
}
