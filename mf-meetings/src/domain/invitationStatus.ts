import type { Invitation } from 'shared-api/contract';
import { isPastSlot } from 'shared-api/time';
import type { InvitationKind } from './invitationKind';

/** A status as people see it: TIMEOVER exists only here, for an invitation whose slot began before anybody decided. */
export type ShownStatus = Invitation['status'] | 'TIMEOVER';

/** What a person may decide about an invitation: its recipient accepts or rejects it, its sender cancels it. */
export type InvitationDecision = 'accept' | 'reject' | 'cancel';

/** A decision that waits for its confirmation. */
export interface PendingDecision {
  decision: InvitationDecision;
  invitation: Invitation;
}

/** The status to show now, by the server's clock. */
export function shownStatusOf({ status, date, point }: Invitation): ShownStatus {
  return status === 'AWAITING' && isPastSlot(date, point) ? 'TIMEOVER' : status;
}

/** What the current user may decide now: nothing after a decision, and after the slot began only the sender may withdraw. */
export function decisionsOf(
  invitation: Invitation,
  direction: InvitationKind['direction'],
): readonly InvitationDecision[] {
  if (invitation.status !== 'AWAITING') return [];
  if (direction === 'outgoing') return ['cancel'];
  return shownStatusOf(invitation) === 'TIMEOVER' ? [] : ['accept', 'reject'];
}
