import { eq } from 'drizzle-orm';
import { invitations } from '#platform/database/schema.ts';
import { userOperation } from '#platform/http/operation.ts';
import { decideInvitation } from './decideInvitation.ts';

export const cancelInvitation = userOperation('cancelInvitation', async ({ path, viewer }, context) => {
  await decideInvitation(context, path.id, 'sender_id', viewer.id, async (tx, invitation) => {
    await tx.update(invitations).set({ status: 'CANCELED' }).where(eq(invitations.id, invitation.id));
    return [invitation.sender_id, invitation.recipient_id];
  });
  return { ok: true };
});
