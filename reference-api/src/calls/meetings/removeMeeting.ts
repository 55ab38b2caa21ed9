import { and, eq } from 'drizzle-orm';
import { moscowDate } from '#platform/clock/clock.ts';
import { lockUsers, type Database } from '#platform/database/database.ts';
import { meetingSides } from '#platform/database/schema.ts';
import { conflict, notFound } from '#platform/errors/httpError.ts';
import type { AppContext } from '#platform/http/context.ts';
import type { OperationRequest } from '#platform/http/operation.ts';
import { withEvents } from '#platform/push/withEvents.ts';
import type { Viewer } from '#platform/sessions/sessions.ts';
import { requireCalendarDate } from '../event/slots.ts';
import { invitationEvents } from '../invitations/openInvitations.ts';
import { writeNotices } from '../notices/writeNotices.ts';
import { cancelSides, type Side } from './cancelSides.ts';

interface Slot {
  date: string;
  point: string;
}

/**
 * Handles both calls that delete a meeting and free its slot for both participants. Past meetings stay, because they are the other
 * participant's history too.
 * @throws HttpError 404 when the user has no meeting in this slot, 409 when it is in the past
 */
export async function removeMeeting(
  {
    query: { date, point },
    viewer,
  }: Pick<OperationRequest<'cancelMeeting' | 'deleteMeeting', Viewer>, 'query' | 'viewer'>,
  context: AppContext,
  reason: string | null = null,
): Promise<{ ok: boolean }> {
  requireCalendarDate(date);
  await withEvents(context, async (tx, tell) => {
    const side = await lockMeeting(tx, viewer.id, { date, point });
    if (date < moscowDate(context.clock.now())) throw conflict('Прошедшую встречу отменить нельзя.');
    const cancelled = await cancelSides(tx, [side], context.clock.now());
    tell(...invitationEvents([side.user_id, side.partner_id, ...cancelled.others]));
    tell(...(await writeNotices(tx, [cancelled.noticeFor(side, reason)], context.clock.now())));
  });
  return { ok: true };
}

/** Loads the viewer's meeting in a slot and locks both participants against other decisions. */
async function lockMeeting(tx: Database, userId: number, { date, point }: Slot): Promise<Side> {
  const isOwn = and(eq(meetingSides.user_id, userId), eq(meetingSides.date, date), eq(meetingSides.point, point));
  const [found] = await tx.select().from(meetingSides).where(isOwn);
  if (!found) throw notFound('Встреча не найдена.');
  await lockUsers(tx, [found.user_id, found.partner_id]);
  // Read it again: during the wait it may have been moved, cancelled or replaced by another meeting.
  const [side] = await tx.select().from(meetingSides).where(isOwn);
  if (side?.meeting_id !== found.meeting_id) throw notFound('Встреча не найдена.');
  return side;
}
