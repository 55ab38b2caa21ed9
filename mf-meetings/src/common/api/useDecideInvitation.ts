import { request } from 'shared-api/client';
import type { Invitation, Schema } from 'shared-api/contract';
import { invitationsKeys } from 'shared-api/invitations';
import { meetingsKeys } from 'shared-api/meetings';
import { createMutation, type QueryCache } from 'shared-api/query';
import type { InvitationDecision, PendingDecision } from '#domain/invitationStatus';

/** Statuses by decision. */
export const STATUSES = {
  accept: 'ACCEPTED',
  reject: 'REJECTED',
  cancel: 'CANCELED',
} as const satisfies Record<InvitationDecision, Invitation['status']>;

interface Decision extends PendingDecision {
  /** Why it is rejected; only for servers with the feature `reasons`. */
  reason?: string;
}

/** What a decision outdates, also a refused one: the other participant may have decided first. */
export const OUTDATED_BY_DECISION = [invitationsKeys.isAny, meetingsKeys.isAny];

/** Accepts or rejects a received invitation (INV-05). */
export const sendAnswer = (id: number, decision: Exclude<InvitationDecision, 'cancel'>, reason?: string) =>
  request('put', '/api/invite/{id}', { path: { id }, body: { status: STATUSES[decision], ...(reason && { reason }) } });

/** Accepts or rejects a received invitation while the network is there, or withdraws a sent one (INV-06). */
export const useDecideInvitation = createMutation(
  ({ decision, invitation: { id } }: PendingDecision) =>
    decision === 'cancel' ? request('delete', '/api/invite/{id}', { path: { id } }) : sendAnswer(id, decision),
  {
    onSuccess: (cache, _answer, decision) => showDecision(cache, decision),
    refreshes: OUTDATED_BY_DECISION,
  },
);

/** Patches the cache before the refetch: badge and buttons are right as soon as the dialog closes. */
export function showDecision(cache: QueryCache, { decision, invitation, reason }: Decision): void {
  cache.patch(invitationsKeys.isList, withStatus(invitation.id, STATUSES[decision], reason));
  if (decision !== 'cancel') cache.patch(invitationsKeys.count, (count: number) => Math.max(count - 1, 0));
}

function withStatus(id: number, status: Invitation['status'], reason?: string) {
  return (page: Schema<'InvitationsPage'>): Schema<'InvitationsPage'> => ({
    ...page,
    invitations: page.invitations.map((each) =>
      each.id === id ? { ...each, status, ...(reason && { reason }) } : each,
    ),
  });
}
