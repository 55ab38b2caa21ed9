import { eq } from 'drizzle-orm';
import { invitations } from '#platform/database/schema.ts';
import { userOperation } from '#platform/http/operation.ts';
import { decideInvitation } from './decideInvitation.ts';
import { invitationNotice } from './invitationNotices.ts';

export const cancelInvitation = userOperation('cancelInvitation', async ({ path, viewer }, context) => {
  await decideInvitation(context, path.id, 'sender_id', viewer.id, async (tx, invitation) => {
    await tx.update(invitations).set({ status: 'CANCELED' }).where(eq(invitations.id, invitation.id));
    return [invitationNotice('withdrawn', invitation)];
  });
  return { ok: true };
});
