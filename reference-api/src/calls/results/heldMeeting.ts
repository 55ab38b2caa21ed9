import { and, eq } from 'drizzle-orm';
import { DateTime } from 'luxon';
import { ZONE } from '#platform/clock/clock.ts';
import { lockUsers, type Database } from '#platform/database/database.ts';
import { cancelledMeetings, meetingSides } from '#platform/database/schema.ts';
import { conflict, notFound } from '#platform/errors/httpError.ts';
import { SLOT_MINUTES, slotStart } from '../event/slots.ts';

type Side = typeof meetingSides.$inferSelect;

const MINUTE_MS = 60_000;

/**
 * The viewer's side of a meeting that has ended, with both companies locked against other changes of it.
 * @throws HttpError 404 for a meeting of others, 409 for one that was cancelled or has not ended
 */
export async function lockHeldMeeting(tx: Database, userId: number, meetingId: number, now: Date): Promise<Side> {
  const isOwn = and(eq(meetingSides.meeting_id, meetingId), eq(meetingSides.user_id, userId));
  const [found] = await tx.select().from(meetingSides).where(isOwn);
  if (found) await lockUsers(tx, [found.user_id, found.partner_id]);
  // Read it again: during the wait it may have been cancelled or moved.
  const [side] = found ? await tx.select().from(meetingSides).where(isOwn) : [];
  if (!side) throw await goneMeeting(tx, userId, meetingId);
  const end = new Date(slotStart(side.date, side.point).getTime() + SLOT_MINUTES * MINUTE_MS);
  if (end > now) {
    const when = DateTime.fromJSDate(end, { zone: ZONE }).toFormat('dd.MM, HH:mm');
    throw conflict(`Встреча ещё не закончилась. Отметить, как она прошла, можно с ${when} (МСК).`);
  }
  return side;
}

async function goneMeeting(tx: Database, userId: number, meetingId: number) {
  const [cancelled] = await tx
    .select()
    .from(cancelledMeetings)
    .where(and(eq(cancelledMeetings.meeting_id, meetingId), eq(cancelledMeetings.user_id, userId)));
  return cancelled ? conflict('Эта встреча отменена: отмечать нечего.') : notFound('Встреча не найдена.');
}
