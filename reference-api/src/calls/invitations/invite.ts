import type { Schema } from '#platform/contract/types.ts';
import { lockUsers, type Database } from '#platform/database/database.ts';
import { invitations } from '#platform/database/schema.ts';
import type { AppContext } from '#platform/http/context.ts';
import { participantOperation } from '#platform/http/operation.ts';
import { withEvents } from '#platform/push/withEvents.ts';
import { requireCalendarDate, requireSlotTime } from '../points/slots.ts';
import { queueInvitationEmail } from './invitationMail.ts';
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

export const invite = participantOperation('invite', async ({ body, viewer }, context) => {
  for (const date of [body.date, body._date]) if (date !== undefined) requireCalendarDate(date);
  for (const point of [body.point, body._point]) if (point !== undefined) requireSlotTime(point);
  const { invitation, recipient } = await withEvents(context, async (tx, tell) => {
    const created = await create(tx, context, viewer.id, body);
    await queueInvitationEmail(tx, { senderId: viewer.id, recipientId: created.recipient.id }, context.clock.now());
    tell(...invitationEvents([viewer.id, created.recipient.id]));
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
  };
});

/** Stores an invitation, also one that moves a meeting, with both users locked. */
async function create(
  tx: Database,
  { clock }: AppContext,
  senderId: number,
  body: Schema<'NewInvitation'>,
): Promise<{ invitation: typeof invitations.$inferSelect; recipient: Party }> {
  await lockUsers(tx, [senderId, body.user_id]);
  const sender = await requireInviter(tx, senderId);
  const recipient = await requireInvitee(tx, sender, body.user_id);
  // Read the clock after waiting for the locks: the slot may have begun meanwhile.
  const now = clock.now();
  const from =
    body._date !== undefined && body._point !== undefined ? { date: body._date, point: body._point } : undefined;
  const pair = [sender.id, recipient.id] as const;
  await requireWindow(tx, now);
  if (from) await requireMovable(tx, pair, from, now);
  await requireNoOpenInvitation(tx, pair, body);
  await requireSlotForBoth(tx, pair, body, now);
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
    })
    .returning();
  if (!invitation) throw new Error('The database answered no row to an insert of an invitation.');
  return { invitation, recipient };
}
