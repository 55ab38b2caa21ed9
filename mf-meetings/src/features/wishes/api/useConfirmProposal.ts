import { request } from 'shared-api/client';
import { invitationsKeys, wishesKey, type Wish } from 'shared-api/invitations';
import { meetingsKeys } from 'shared-api/meetings';
import { createMutation } from 'shared-api/query';

/** Confirms a proposed time: accepts the other side's invitation to it, or sends one. */
export const useConfirmProposal = createMutation(
  async (company: Wish['id'], { date, point, invitation }: NonNullable<Wish['proposal']>) => {
    if (invitation?.is_incoming)
      await request('put', '/api/invite/{id}', { path: { id: invitation.id }, body: { status: 'ACCEPTED' } });
    else await request('post', '/api/invite', { body: { user_id: company, date, point } });
  },
  // After a failure too: another meeting may occupy the slot.
  { refreshes: [wishesKey, invitationsKeys.isAny, meetingsKeys.isAny] },
);
