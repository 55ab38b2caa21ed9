import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import { moscowDate } from '#platform/clock/clock.ts';
import { lockUsers, type Database } from '#platform/database/database.ts';
import { invitations, meetings, meetingSides } from '#platform/database/schema.ts';
import { conflict, notFound } from '#platform/errors/httpError.ts';
import type { AppContext } from '#platform/http/context.ts';
import type { OperationRequest } from '#platform/http/operation.ts';
import { withEvents } from '#platform/push/withEvents.ts';
import type { Viewer } from '#platform/sessions/sessions.ts';
import { cancelImpossible, invitationEvents } from '../invitations/openInvitations.ts';
import { writeNotices, type NewNotice } from '../notices/writeNotices.ts';
import { requireCalendarDate } from '../points/slots.ts';

interface Slot {
  date: string;
  point: string;
}

type Side = typeof meetingSides.$inferSelect;

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
    const canceled = await cancelImpossible(tx, leadsTo(side));
    const [removed] = await tx
      .delete(meetings)
      .where(eq(meetings.id, side.meeting_id))
      .returning({ sequence: meetings.sequence });
    const others = canceled.flatMap(({ sender_id, recipient_id }) => [sender_id, recipient_id]);
    tell(...invitationEvents([side.user_id, side.partner_id, ...others]));
    const notice = cancelledNotice(side, (removed?.sequence ?? 0) + 1, reason);
    tell(...(await writeNotices(tx, [notice], context.clock.now())));
  });
  return { ok: true };
}

/** The notice for the other side. It also covers open invitations to move the meeting. */
function cancelledNotice(side: Side, sequence: number, text: string | null): NewNotice {
  const { user_id, partner_id, meeting_id, date, point } = side;
  const key = `cancelled:${meeting_id}`;
  return {
    user_id: partner_id,
    kind: 'cancelled',
    key,
    actor_id: user_id,
    meeting_id,
    date,
    point,
    text,
    data: { sequence },
  };
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

/** SQL condition for the accepted invitations behind a meeting and the open invitations to move it. */
function leadsTo({ meeting_id, user_id, partner_id, date, point }: Side) {
  const pair = [user_id, partner_id];
  const isOfPair = and(inArray(invitations.sender_id, pair), inArray(invitations.recipient_id, pair));
  const isAt = and(eq(invitations.date, date), eq(invitations.point, point));
  const isAgreement = and(
    eq(invitations.status, 'ACCEPTED'),
    or(eq(invitations.meeting_id, meeting_id), and(isNull(invitations.meeting_id), isOfPair, isAt)),
  );
  const isMove = and(
    eq(invitations.status, 'AWAITING'),
    isOfPair,
    eq(invitations.from_date, date),
    eq(invitations.from_point, point),
  );
  return or(isAgreement, isMove);
}
