import type { Schema } from '#platform/contract/types.ts';
import { lockUsers, type Database } from '#platform/database/database.ts';
import { invitations } from '#platform/database/schema.ts';
import type { AppContext } from '#platform/http/context.ts';
import { participantOperation } from '#platform/http/operation.ts';
import { withEvents, type PushEvent } from '#platform/push/withEvents.ts';
import { noteActivity } from '#platform/sessions/sessions.ts';
import { newMessageEvents } from '../chats/chatEvents.ts';
import { storeMessage } from '../chats/storeMessage.ts';
import { requireCalendarDate, requireSlotTime } from '../event/slots.ts';
import { cleanNote } from '../notices/cleanNote.ts';
import { writeNotices } from '../notices/writeNotices.ts';
import { invitationNotice } from './invitationNotices.ts';
import {
  requireInvitee,
  requireInviter,
  requireMovable,
  requireNoOpenInvitation,
  requireSlotForBoth,
  requireWindow,
  type Party,
} from './invitationRules.ts';
import { invitationEvents } from './openInvitations.ts';
import { requireShort, shortEnd } from './shortInvitations.ts';

export const invite = participantOperation('invite', async ({ body, viewer }, context) => {
  for (const date of [body.date, body._date]) if (date !== undefined) requireCalendarDate(date);
  for (const point of [body.point, body._point]) if (point !== undefined) requireSlotTime(point);
  const { invitation, recipient } = await withEvents(context, async (tx, tell) => {
    const created = await create(tx, context, viewer.id, body);
    const { from_date, text } = created.invitation;
    tell(...invitationEvents([viewer.id, created.recipient.id]));
    const notice = invitationNotice(from_date === null ? 'invitation' : 'move_asked', created.invitation);
    tell(...(await writeNotices(tx, [notice], context.clock.now())));
    if (text !== null) tell(...(await writeToChat(tx, context, text, [viewer.id, created.recipient.id])));
    return created;
  });
  return {
    id: invitation.id,
    user_id: recipient.id,
    company: recipient.company,
    date: invitation.date,
    point: invitation.point,
    _date: invitation.from_date,
    _point: invitation.from_point,
    status: invitation.status,
    created_at: invitation.created_at.toISOString(),
    ...(invitation.expires_at && { expires_at: invitation.expires_at.toISOString() }),
    ...(invitation.text !== null && { text: invitation.text }),
  };
});

/** Writes the note of an invitation as a message too. */
async function writeToChat(
  tx: Database,
  { clock }: AppContext,
  text: string,
  [authorId, recipientId]: [number, number],
): Promise<PushEvent[]> {
  const message = { authorId, recipientId, text, attachmentIds: [], clientId: undefined, clock };
  return newMessageEvents(await storeMessage(tx, message));
}

/** Stores an invitation, also one that moves a meeting, with both users locked. */
async function create(
  tx: Database,
  { clock }: AppContext,
  senderId: number,
  body: Schema<'NewInvitation'>,
): Promise<{ invitation: typeof invitations.$inferSelect; recipient: Party }> {
  await lockUsers(tx, [senderId, body.user_id]);
  // Locks the sender’s counts, so after both users: two companies may invite each other at once.
  await noteActivity(tx, senderId, clock.now());
  const sender = await requireInviter(tx, senderId);
  const recipient = await requireInvitee(tx, sender, body.user_id);
  // Read the clock after waiting for the locks: the slot may have begun meanwhile.
  const now = clock.now();
  const from =
    body._date !== undefined && body._point !== undefined ? { date: body._date, point: body._point } : undefined;
  const pair = [sender.id, recipient.id] as const;
  await requireWindow(tx, now);
  const movedMeetingId = from && (await requireMovable(tx, pair, from, now));
  await requireNoOpenInvitation(tx, pair, body);
  await requireSlotForBoth(tx, pair, body, now);
  if (body.is_short === true) await requireShort(tx, senderId, body, now);
  const [invitation] = await tx
    .insert(invitations)
    .values({
      sender_id: sender.id,
      recipient_id: recipient.id,
      date: body.date,
      point: body.point,
      from_date: from?.date ?? null,
      from_point: from?.point ?? null,
      created_at: now,
      meeting_id: movedMeetingId ?? null,
      text: cleanNote(body.text),
      expires_at: body.is_short === true ? shortEnd(body, now) : null,
    })
    .returning();
  if (!invitation) throw new Error('The database answered no row to an insert of an invitation.');
  return { invitation, recipient };
}
