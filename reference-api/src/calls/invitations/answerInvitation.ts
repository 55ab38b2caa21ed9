import { eq } from 'drizzle-orm';
import { freedSlots, invitations } from '#platform/database/schema.ts';
import { conflict } from '#platform/errors/httpError.ts';
import { participantOperation } from '#platform/http/operation.ts';
import { isSlotPast } from '../event/slots.ts';
import { cleanNote } from '../notices/cleanNote.ts';
import { acceptInvitation } from './acceptInvitation.ts';
import { decideInvitation } from './decideInvitation.ts';
import { invitationNotice } from './invitationNotices.ts';

export const answerInvitation = participantOperation('answerInvitation', async ({ path, body, viewer }, context) => {
  await decideInvitation(context, path.id, 'recipient_id', viewer.id, async (tx, invitation) => {
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
  });
  return { ok: true };
});
