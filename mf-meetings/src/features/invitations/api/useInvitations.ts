import type { Schema } from 'shared-api/contract';
import { invitationsKeys } from 'shared-api/invitations';
import { useQuery, type Query } from 'shared-api/query';
import { getInvitations, INVITATIONS_PAGE_SIZE } from '#api/getInvitations';
import type { InvitationKind } from '#domain/invitationKind';
import { REREAD_MS } from '#domain/limits';

/** In keys instead of a page number. */
const ALL_PAGES = 0;

/**
 * One of the four lists, whole: the invitation that expires next may be on any page of the server. Refetched every
 * minute.
 */
export function useInvitations(kind: InvitationKind): Query<Schema<'InvitationsPage'>> {
  return useQuery(
    invitationsKeys.list(kind.direction, kind.isMove, INVITATIONS_PAGE_SIZE, ALL_PAGES),
    () => getInvitations(kind),
    { rereadsEvery: REREAD_MS },
  );
}
