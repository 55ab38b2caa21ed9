import { request } from 'shared-api/client';
import type { Schema } from 'shared-api/contract';
import { invitationsKeys } from 'shared-api/invitations';
import { useQuery, type Query } from 'shared-api/query';
import type { InvitationKind } from '#domain/invitationKind';
import { REREAD_MS } from '#domain/limits';

/** One page of one of the four lists. While another page is read, the former one is `previous`. Read again each minute. */
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
