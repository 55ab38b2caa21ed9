import type { Invitation } from 'shared-api/contract';

/** One of the four lists of the page: who asked whom, and whether for a meeting or for moving one. */
export interface InvitationKind {
  direction: 'incoming' | 'outgoing';
  isMove: boolean;
}

/** The four lists in the order of the page. */
export const invitationKinds = [
  { direction: 'incoming', isMove: false },
  { direction: 'outgoing', isMove: false },
  { direction: 'incoming', isMove: true },
  { direction: 'outgoing', isMove: true },
] as const satisfies readonly InvitationKind[];

/** Tells the four lists apart. */
export function invitationKindId({ direction, isMove }: InvitationKind): string {
  return `${direction}-${isMove ? 'move' : 'meeting'}`;
}

/** What a person may decide about an invitation: its recipient accepts or rejects it, its sender cancels it. */
export type InvitationDecision = 'accept' | 'reject' | 'cancel';

/** A decision that waits for its confirmation. */
export interface PendingDecision {
  decision: InvitationDecision;
  invitation: Invitation;
}
