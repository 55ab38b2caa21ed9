import type { Invitation } from 'shared-api/contract';
import { invitationsKeys } from 'shared-api/invitations';
import { useQuery, useRefreshOn, type Query } from 'shared-api/query';
import { isPastSlot } from 'shared-api/time';
import { invitationKinds, type InvitationKind } from '#domain/invitationKind';
import { REREAD_MS } from '#domain/limits';
import { getInvitations } from './getInvitations';

const EVENTS = ['invitation'] as const;
const OUTDATED = [invitationsKeys.open];

/** An invitation awaiting a decision, with the list it belongs to. */
export interface OpenInvitation extends Invitation {
  kind: InvitationKind;
}

/**
 * All sent and received invitations that await a decision and whose slot has not begun. Refetched on pushes and every
 * minute.
 */
export function useOpenInvitations(): Query<OpenInvitation[]> {
  useRefreshOn(EVENTS, OUTDATED);
  return useQuery(invitationsKeys.open, getOpenInvitations, { rereadsEvery: REREAD_MS });
}

/** Fetches all invitations that await a decision, bypassing the cache. */
export async function getOpenInvitations(): Promise<OpenInvitation[]> {
  const lists = await Promise.all(invitationKinds.map(getOpenOfKind));
  return lists.flat();
}

async function getOpenOfKind(kind: InvitationKind): Promise<OpenInvitation[]> {
  const { invitations } = await getInvitations(kind);
  return keepOpen(invitations, kind);
}

/** Filters invitations that await a decision and whose slot has not begun. */
export function keepOpen(invitations: readonly Invitation[], kind: InvitationKind): OpenInvitation[] {
  return invitations
    .filter(({ status, date, point }) => status === 'AWAITING' && !isPastSlot(date, point))
    .map((invitation) => ({ ...invitation, kind }));
}
