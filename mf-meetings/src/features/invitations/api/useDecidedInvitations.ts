import { request } from 'shared-api/client';
import type { Schema } from 'shared-api/contract';
import { invitationsKeys } from 'shared-api/invitations';
import { useQuery, type Query } from 'shared-api/query';
import type { InvitationKind } from '#domain/invitationKind';
import { REREAD_MS } from '#domain/limits';

/**
 * A page of the decided invitations of a list, newest first: withdrawn and expired ones, too. Refetched every minute.
 * @param paging undefined disables the query; only for servers with the feature `invitation_lists`
 */
export function useDecidedInvitations(
  kind: InvitationKind,
  paging: { limit: number; page: number } | undefined,
): Query<Schema<'InvitationsPage'>> {
  return useQuery(
    paging ? decidedOf(kind, paging) : null,
    ([, , , , , limit, page]) => getDecidedInvitations(kind, { limit, page }),
    { rereadsEvery: REREAD_MS, keepsPrevious: true },
  );
}

/** Key of a page of the decided invitations of a list. */
export function decidedOf({ direction, isMove }: InvitationKind, paging: { limit: number; page: number }) {
  return invitationsKeys.part(direction, isMove, 'decided', paging);
}

/** Fetches a page, bypassing the cache. */
export function getDecidedInvitations(
  { direction, isMove }: InvitationKind,
  query: { limit: number; page: number },
): Promise<Schema<'InvitationsPage'>> {
  const is_move = isMove ? (1 as const) : (0 as const);
  return request('get', `/api/invitations/${direction}`, { query: { ...query, is_move, state: 'decided' } });
}
