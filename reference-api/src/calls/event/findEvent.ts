import type { Schema } from '#platform/contract/types.ts';
import type { Database } from '#platform/database/database.ts';
import { events } from '#platform/database/schema.ts';
import { notFound } from '#platform/errors/httpError.ts';
import { guestOperation } from '#platform/http/operation.ts';
import { desc, eq } from 'drizzle-orm';

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

export const getEvent = guestOperation('getEvent', async (_request, { db }) => {
  const event = await findEvent(db);
  if (!event) throw notFound('Сейчас нет активного мероприятия.');
  return event;
});
