import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { cancelledMeetings, meetings, meetingSides, users } from '#platform/database/schema.ts';
import { plainName } from '#platform/mail/mail.ts';
import type { CalendarMeeting } from './writeCalendar.ts';

/** How long calendars that subscribe find a cancelled meeting. */
const TOLD_MS = 7 * 24 * 60 * 60 * 1000;

/** A column for queries over meetings: the words for where it takes place. */
const placeOf = sql<string | null>`meeting_place(${meetings.place_id}, ${meetings.link})`;

/** A company's meetings, of one day (yyyy-MM-dd) or all, in the order of time. */
export async function findCalendarMeetings(db: Database, userId: number, date?: string): Promise<CalendarMeeting[]> {
  const found = await db
    .select({
      id: meetings.id,
      date: meetings.date,
      point: meetings.point,
      sequence: meetings.sequence,
      place: placeOf,
      company: users.company,
    })
    .from(meetingSides)
    .innerJoin(meetings, eq(meetings.id, meetingSides.meeting_id))
    .innerJoin(users, eq(users.id, meetingSides.partner_id))
    .where(and(eq(meetingSides.user_id, userId), date === undefined ? undefined : eq(meetingSides.date, date)))
    .orderBy(asc(meetingSides.date), asc(meetingSides.point));
  return found.map(({ place, company, ...meeting }) => ({
    ...meeting,
    company: plainName(company),
    place: place ?? undefined,
  }));
}

/** A company's meetings that were cancelled within the last seven days, by whomever. */
export async function findCancelledMeetings(db: Database, userId: number, now: Date): Promise<CalendarMeeting[]> {
  const found = await db
    .select({ cancelled: cancelledMeetings, company: users.company })
    .from(cancelledMeetings)
    .innerJoin(users, eq(users.id, cancelledMeetings.partner_id))
    .where(and(eq(cancelledMeetings.user_id, userId), gt(cancelledMeetings.cancelled_at, toldSince(now))))
    .orderBy(asc(cancelledMeetings.meeting_id));
  return found.map(({ cancelled: { meeting_id, date, point, sequence }, company }) => ({
    ...{ id: meeting_id, date, point, sequence },
    company: plainName(company),
    place: undefined,
    isCancelled: true,
  }));
}

/** Cancelled meetings before this instant are forgotten. */
export const toldSince = (now: Date): Date => new Date(now.getTime() - TOLD_MS);
