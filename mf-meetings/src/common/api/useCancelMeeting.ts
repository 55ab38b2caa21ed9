import { request } from 'shared-api/client';
import { invitationsKeys } from 'shared-api/invitations';
import { meetingsKeys } from 'shared-api/meetings';
import { createMutation } from 'shared-api/query';

/** Cancels a meeting for both participants (MEET-10). `date` is yyyy-MM-dd, `point` HH:mm. */
export const useCancelMeeting = createMutation(
  ({ date, point }: { date: string; point: string }) =>
    request('post', '/api/meeting/cancel', { query: { date, point } }),
  // After a failure too: the call may have arrived, or the other participant may have cancelled first.
  { refreshes: [meetingsKeys.isAny, invitationsKeys.isAny] },
);
