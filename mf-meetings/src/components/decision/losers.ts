import type { Invitation } from 'shared-api/contract';
import type { OpenInvitation } from '#api/useOpenInvitations';
import { requestsForSlot } from '#domain/competing';

/** A company that can no longer be met in a slot once another one is, and its requests for it, received from it or sent to it. */
export interface Loser {
  userId: number;
  company: string;
  requests: OpenInvitation[];
}

/** Who else wants the slot of an invitation that is about to be accepted. */
export function losersOf(accepted: Invitation, open: readonly OpenInvitation[]): Loser[] {
  const losers = new Map<number, Loser>();
  for (const request of requestsForSlot(accepted, open)) {
    const { user_id: userId, company } = request;
    // Two requests of one pair for one slot: they meet in it, whichever is accepted.
    if (userId === accepted.user_id) continue;
    const known = losers.get(userId);
    if (known) known.requests.push(request);
    else losers.set(userId, { userId, company, requests: [request] });
  }
  return [...losers.values()];
}
