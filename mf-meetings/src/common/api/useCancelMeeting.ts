import { request } from 'shared-api/client';
import { invitationsKeys } from 'shared-api/invitations';
import { meetingsKeys } from 'shared-api/meetings';
import { createMutation } from 'shared-api/query';

interface Cancellation {
  /** yyyy-MM-dd */
  date: string;
  /** HH:mm */
  point: string;
  /** Read by the other company; only for servers with the feature `reasons`. */
  reason?: string;
}

/** Cancels a meeting for both participants (MEET-10, REQ-04). */
export const useCancelMeeting = createMutation(
  ({ date, point, reason }: Cancellation) =>
    // Other servers refuse a body.
    request('post', '/api/meeting/cancel', { query: { date, point }, ...(reason && { body: { reason } }) }),
  // After a failure too: the call may have arrived, or the other participant may have cancelled first.
  { refreshes: [meetingsKeys.isAny, invitationsKeys.isAny] },
);
