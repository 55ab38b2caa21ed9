import type { Invitation } from 'shared-api/contract';
import type { OpenInvitation } from '#api/useOpenInvitations';
import { invitationsForSlot } from '#domain/competing';

/**
 * A company that competes for the slot of an accepted invitation, with its sent and received invitations for that slot.
 */
export interface Loser {
  userId: number;
  company: string;
  invitations: OpenInvitation[];
}

/** Companies that compete for the slot of the invitation about to be accepted. */
export function losersOf(accepted: Invitation, open: readonly OpenInvitation[]): Loser[] {
  const losers = new Map<number, Loser>();
  for (const invitation of invitationsForSlot(accepted, open)) {
    const { user_id: userId, company } = invitation;
    // Both invited each other for the slot: accepting either one leads to the same meeting.
    if (userId === accepted.user_id) continue;
    const existing = losers.get(userId);
    if (existing) existing.invitations.push(invitation);
    else losers.set(userId, { userId, company, invitations: [invitation] });
  }
  return [...losers.values()];
}
