import { desc, eq, sql } from 'drizzle-orm';
import { DateTime } from 'luxon';
import { moscowDate, type Clock } from '#platform/clock/clock.ts';
import { lockStart, SEED_LOCK, type Database } from '#platform/database/database.ts';
import { events } from '#platform/database/schema.ts';
import { log } from '#platform/log/log.ts';

/** Longer than any range of dates here, so that moved rows cannot collide with rows still to be moved. */
const FAR_DAYS = 100_000;

/** Columns with a day of the event. Instants are kept: a message keeps the time when it was written. */
const DAYS = {
  events: ['datestart', 'dateend'],
  date_points: ['date'],
  meetings: ['date'],
  meeting_sides: ['date'],
  invitations: ['date', 'from_date'],
  meeting_results: ['date', 'next_at'],
  meeting_agreements: ['date'],
};

/**
 * Moves the demo's event, with all meetings, invitations and hours of its database, by whole days when it has ended: today
 * becomes its second day, as after the seed. Other events stay.
 * @returns the event's new days, or undefined when it was not moved
 */
export async function moveEndedDemo(
  db: Database,
  clock: Clock,
): Promise<{ datestart: string; dateend: string } | undefined> {
  return db.transaction(async (tx) => {
    await lockStart(tx, SEED_LOCK);
    const [event] = await tx
      .select()
      .from(events)
      .where(eq(events.is_active, true))
      .orderBy(desc(events.datestart))
      .limit(1);
    if (!event?.is_demo || event.dateend >= moscowDate(clock.now())) return undefined;
    const days = daysBetween(event.datestart, moscowDate(clock.now(), -1));
    for (const [table, columns] of Object.entries(DAYS)) {
      for (const step of [FAR_DAYS, days - FAR_DAYS]) {
        const moved = columns.map(
          (column) => sql`${sql.identifier(column)} = ${sql.identifier(column)} + ${step}::int`,
        );
        await tx.execute(sql`update ${sql.identifier(table)} set ${sql.join(moved, sql`, `)}`);
      }
    }
    // Calendars accept a moved meeting only with a higher number.
    await tx.execute(sql`update meetings set sequence = sequence + 1`);
    const [moved] = await tx
      .select({ datestart: events.datestart, dateend: events.dateend })
      .from(events)
      .where(eq(events.id, event.id));
    return moved;
  });
}

/** Moves an ended demo event and tells the operator its new days. */
export async function refreshDemo(db: Database, clock: Clock): Promise<void> {
  const moved = await moveEndedDemo(db, clock);
  if (moved)
    log.info(
      `The event of the demo database had ended and was moved with its meetings and invitations: it now lasts from ${moved.datestart} to ${moved.dateend}.`,
    );
}

function daysBetween(from: string, to: string): number {
  return DateTime.fromISO(to, { zone: 'utc' }).diff(DateTime.fromISO(from, { zone: 'utc' }), 'days').days;
}
