import { and, eq, inArray } from 'drizzle-orm';
import type { Schema } from '#platform/contract/types.ts';
import type { Database } from '#platform/database/database.ts';
import { datePoints, defaultPoints, meetings, meetingSides } from '#platform/database/schema.ts';
import { findEvent } from '../event/activeEvent.ts';
import { SLOT_TIMES } from '../event/slots.ts';

type Point = Schema<'Point'>;
type OwnStatus = 'AVAILABLE' | 'BLOCKED';

/** A participant's slots on one date, by the rules of `pointsOfDates`. */
export async function pointsOf(db: Database, userId: number, date: string, viewerId: number): Promise<Point[]> {
  const days = await pointsOfDates(db, userId, [date], viewerId);
  return days[date] ?? [];
}

/**
 * A participant's slots by date, in the given order. A meeting overrides the date's setting, which overrides the schedule; the default is
 * BLOCKED. Outside the event every slot is BLOCKED, except those with a meeting.
 * @param viewerId only the participants of a meeting see its link
 */
export async function pointsOfDates(
  db: Database,
  userId: number,
  dates: string[],
  viewerId: number,
): Promise<Record<string, Point[]>> {
  const event = await findEvent(db);
  const schedule = await db.select().from(defaultPoints).where(eq(defaultPoints.user_id, userId));
  const overrides = await db
    .select()
    .from(datePoints)
    .where(and(eq(datePoints.user_id, userId), inArray(datePoints.date, dates)));
  const assigned = await db
    .select({
      date: meetingSides.date,
      point: meetingSides.point,
      partner_id: meetingSides.partner_id,
      link: meetings.link,
    })
    .from(meetingSides)
    .innerJoin(meetings, eq(meetings.id, meetingSides.meeting_id))
    .where(and(eq(meetingSides.user_id, userId), inArray(meetingSides.date, dates)));

  const usual = new Map(schedule.map(({ point, status }) => [point, status]));
  const byDate = new Map(overrides.map(({ date, point, status }) => [`${date} ${point}`, status]));
  const meetingAt = new Map(assigned.map((side) => [`${side.date} ${side.point}`, side]));

  function pointOn(date: string, point: string): Point {
    const meeting = meetingAt.get(`${date} ${point}`);
    if (meeting)
      return { point, status: 'ASSIGNED', link: [userId, meeting.partner_id].includes(viewerId) ? meeting.link : null };
    const isInEvent = event !== undefined && date >= event.datestart && date <= event.dateend;
    const status: OwnStatus = (isInEvent && (byDate.get(`${date} ${point}`) ?? usual.get(point))) || 'BLOCKED';
    return { point, status, link: null };
  }
  return Object.fromEntries(dates.map((date) => [date, SLOT_TIMES.map((point) => pointOn(date, point))]));
}

/** A participant's schedule; it applies to every day of the event, except to slots set for that day. */
export async function scheduleOf(db: Database, userId: number): Promise<Point[]> {
  const schedule = await db.select().from(defaultPoints).where(eq(defaultPoints.user_id, userId));
  const statuses = new Map(schedule.map(({ point, status }) => [point, status]));
  return SLOT_TIMES.map((point) => ({ point, status: statuses.get(point) ?? 'BLOCKED', link: null }));
}
