import { desc, eq } from 'drizzle-orm';
import type { Schema } from '../contract/types.ts';
import type { Database } from '../db/database.ts';
import { events } from '../db/schema.ts';
import { notFound } from '../http/httpError.ts';
import { guestOperation } from '../http/operation.ts';

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
