import { request } from 'shared-api/client';
import type { Schema } from 'shared-api/contract';
import { invitationsKeys } from 'shared-api/invitations';
import { useQuery, type Query } from 'shared-api/query';
import type { InvitationKind } from '#domain/invitationKind';
import { REREAD_MS } from '#domain/limits';

/** One page of one of the four lists; `previous` keeps the former page while another loads. Refetched every minute. */
export function useInvitations(
  { direction, isMove }: InvitationKind,
  limit: number,
  page: number,
): Query<Schema<'InvitationsPage'>> {
  return useQuery(
    invitationsKeys.list(direction, isMove, limit, page),
    () => request('get', `/api/invitations/${direction}`, { query: { limit, page, is_move: isMove ? 1 : 0 } }),
    { keepsPrevious: true, rereadsEvery: REREAD_MS },
  );
}
