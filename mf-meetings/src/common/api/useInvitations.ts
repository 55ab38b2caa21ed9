import type { Schema } from 'shared-api/contract';
import { invitationsKeys } from 'shared-api/invitations';
import { useQuery, type Query } from 'shared-api/query';
import { useFeature } from 'shared-api/settings';
import type { InvitationKind } from '#domain/invitationKind';
import { REREAD_MS } from '#domain/limits';
import { getInvitations, type InvitationState } from './getInvitations';

/** In keys instead of a page. */
const ALL_PAGES = { limit: 0, page: 0 };

/** One of the four lists: its open invitations, or all. */
export interface Invitations extends Query<Schema<'InvitationsPage'>> {
  /** What `data` contains; undefined until the settings have loaded. */
  state: InvitationState | undefined;
}

/**
 * The open invitations of a list, on servers without the feature `invitation_lists` all of them: the one that expires
 * next may be on any page. Refetched every minute.
 * @param isWhole decided ones, too
 */
export function useInvitations(kind: InvitationKind, isWhole = false): Invitations {
  const hasStates = useFeature('invitation_lists');
  const state = hasStates === undefined ? undefined : hasStates && !isWhole ? 'open' : 'all';
  const query = useQuery(
    state ? invitationsOf(kind, state) : null,
    ([, , , , wanted]) => getInvitations(kind, wanted),
    { rereadsEvery: REREAD_MS },
  );
  return { ...query, isLoading: query.isLoading || state === undefined, state };
}

/** Key of all pages of a list in a state. */
export function invitationsOf({ direction, isMove }: InvitationKind, state: InvitationState) {
  return invitationsKeys.part(direction, isMove, state, ALL_PAGES);
}
