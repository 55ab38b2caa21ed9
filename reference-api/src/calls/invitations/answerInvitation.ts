import { and, eq } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { freedSlots, invitations, meetingSides } from '#platform/database/schema.ts';
import { conflict } from '#platform/errors/httpError.ts';
import { participantOperation } from '#platform/http/operation.ts';
import { isSlotPast } from '../event/slots.ts';
import { cleanNote } from '../notices/cleanNote.ts';
import { acceptInvitation } from './acceptInvitation.ts';
import { decideInvitation, type Invitation } from './decideInvitation.ts';
import { invitationNotice } from './invitationNotices.ts';

export const answerInvitation = participantOperation('answerInvitation', async ({ path, body, viewer }, context) => {
  const decide = async (tx: Database, invitation: Invitation) => {
    if (isSlotPast(invitation.date, invitation.point, context.clock.now()))
      throw conflict('Время этой встречи уже прошло.');
    if (invitation.expires_at && invitation.expires_at <= context.clock.now()) throw conflict('Время на ответ вышло.');
    if (body.status === 'ACCEPTED') return acceptInvitation(tx, invitation, context.clock.now());
    const reason = cleanNote(body.reason);
    await tx
      .update(invitations)
      .set({ status: 'REJECTED', reason, answered_at: context.clock.now() })
      .where(eq(invitations.id, invitation.id));
    // Its sender may ask the next company.
    const { sender_id: user_id, date, point, expires_at } = invitation;
    if (expires_at) await tx.insert(freedSlots).values({ user_id, date, point });
    const kind = invitation.from_date === null ? 'declined' : 'move_declined';
    return [invitationNotice(kind, { ...invitation, reason })];
  };
  await decideInvitation(context, path.id, 'recipient_id', viewer.id, decide, (tx, invitation) =>
    isAnsweredSo(tx, invitation, body.status),
  );
  return { ok: true };
});

/** Whether an invitation has this answer already: a browser repeats it when the response was lost. */
async function isAnsweredSo(
  tx: Database,
  { status, meeting_id, recipient_id }: Invitation,
  answer: Invitation['status'],
): Promise<boolean> {
  if (status !== answer || status === 'REJECTED') return status === answer;
  if (meeting_id === null) return false;
  // The meeting may have been cancelled since.
  const isOwn = and(eq(meetingSides.meeting_id, meeting_id), eq(meetingSides.user_id, recipient_id));
  return (await tx.select().from(meetingSides).where(isOwn)).length > 0;
}
