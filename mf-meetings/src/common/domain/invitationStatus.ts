import type { Invitation } from 'shared-api/contract';
import { isPastSlot } from 'shared-api/time';
import type { InvitationKind } from './invitationKind';

/** Displayed status. TIMEOVER exists only here: the slot began before a decision was made. */
export type ShownStatus = Invitation['status'] | 'TIMEOVER';

/** The recipient accepts or rejects; the sender cancels. */
export type InvitationDecision = 'accept' | 'reject' | 'cancel';

/** A decision that has yet to be confirmed. */
export interface PendingDecision {
  decision: InvitationDecision;
  invitation: Invitation;
}

/** The status to display now, by the server's clock. */
export function shownStatusOf({ status, date, point }: Invitation): ShownStatus {
  return status === 'AWAITING' && isPastSlot(date, point) ? 'TIMEOVER' : status;
}

/** Decisions the current user can make now. Once the slot has begun, only the sender can withdraw. */
export function decisionsOf(
  invitation: Invitation,
  direction: InvitationKind['direction'],
): readonly InvitationDecision[] {
  if (invitation.status !== 'AWAITING') return [];
  if (direction === 'outgoing') return ['cancel'];
  return shownStatusOf(invitation) === 'TIMEOVER' ? [] : ['accept', 'reject'];
}
