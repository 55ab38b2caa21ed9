import { request } from 'shared-api/client';
import type { Schema } from 'shared-api/contract';
import { invitationsKeys } from 'shared-api/invitations';
import { meetingsKeys } from 'shared-api/meetings';
import { createMutation } from 'shared-api/query';

/** Asks a company to meet; with `_date` and `_point` to move the meeting that stands there (PART-07, MEET-11). */
export const useInvite = createMutation(
  (invitation: Schema<'NewInvitation'>) => request('post', '/api/invite', { body: invitation }),
  // After a failure too: it may have arrived, or the slot was taken meanwhile.
  { refreshes: [invitationsKeys.isAny, meetingsKeys.isAny] },
);
