import { and, eq } from 'drizzle-orm';
import type { Schema } from '../contract/types.ts';
import type { Database } from '../db/database.ts';
import { datePoints, defaultPoints, meetings, meetingSides } from '../db/schema.ts';
import { findEvent } from '../news/event.ts';
import { SLOT_TIMES } from './slots.ts';

type Point = Schema<'Point'>;

/**
 * A participant's slots on one date. A meeting wins over what he set for the date, that over his schedule, and nothing set means BLOCKED;
 * outside the event all are BLOCKED.
 * @param viewerId who looks: a meeting's link is for those who meet in it
 */
export async function pointsOf(db: Database, userId: number, date: string, viewerId: number): Promise<Point[]> {
  const event = await findEvent(db);
  if (!event || date < event.datestart || date > event.dateend) return SLOT_TIMES.map((point) => ({ point, status: 'BLOCKED', link: null }));

  const schedule = await db.select().from(defaultPoints).where(eq(defaultPoints.user_id, userId));
  const overrides = await db.select().from(datePoints).where(and(eq(datePoints.user_id, userId), eq(datePoints.date, date)));
  const assigned = await db
    .select({ point: meetingSides.point, partner_id: meetingSides.partner_id, link: meetings.link })
    .from(meetingSides)
    .innerJoin(meetings, eq(meetings.id, meetingSides.meeting_id))
    .where(and(eq(meetingSides.user_id, userId), eq(meetingSides.date, date)));

  const statuses = new Map([...schedule, ...overrides].map(({ point, status }) => [point, status]));
  const byPoint = new Map(assigned.map((side) => [side.point, side]));
  return SLOT_TIMES.map((point) => {
    const meeting = byPoint.get(point);
    if (!meeting) return { point, status: statuses.get(point) ?? 'BLOCKED', link: null };
    return { point, status: 'ASSIGNED', link: [userId, meeting.partner_id].includes(viewerId) ? meeting.link : null };
  });
}
