import type { Invitation } from 'shared-api/contract';
import { joinQueries } from 'shared-api/query';
import type { OpenInvitation } from '#api/useOpenInvitations';
import { invitationKindId, invitationKinds } from '#domain/invitationKind';
import { bySlot } from './bySlot';
import { useInvitationList, type InvitationListState } from './useInvitationList';

/** The four lists of the page. */
export type InvitationLists = [InvitationListState, InvitationListState, InvitationListState, InvitationListState];

/**
 * The four lists in the order of the page. Requires a page that invalidates all lists after a push.
 * @param wantedId an invitation to find, decided or not
 */
export function useInvitationLists(wantedId: number | undefined): InvitationLists {
  const [meetings, ownMeetings, moves, ownMoves] = invitationKinds;
  return [
    useInvitationList(meetings, wantedId),
    useInvitationList(ownMeetings, wantedId),
    useInvitationList(moves, wantedId),
    useInvitationList(ownMoves, wantedId),
  ];
}

/** Received invitations awaiting the current user's decision, soonest first; undefined until both lists are loaded. */
export function receivedOf(lists: readonly InvitationListState[]): OpenInvitation[] | undefined {
  const received = lists.filter(({ kind }) => kind.direction === 'incoming');
  return joinQueries(...received.map(({ query }) => query)).data && received.flatMap(openOf).toSorted(bySlot);
}

/** Id of the first list with an invitation that awaits the current user's decision. */
export function firstWaiting(lists: readonly InvitationListState[]): string {
  const first = lists.find((list) => list.kind.direction === 'incoming' && openOf(list).length > 0);
  return invitationKindId(first?.kind ?? invitationKinds[0]);
}

/** The open invitations of a list; empty until loaded. */
export function openOf({ open }: Pick<InvitationListState, 'open'>): OpenInvitation[] {
  return open ?? [];
}

/** Rows of a list: those at their place in time, soonest first, and the decided ones of a whole list. */
export function rowsOf({ query, open = [], kept }: InvitationListState): {
  placed: Invitation[];
  decided: Invitation[];
} {
  const openIds = new Set(open.map(({ id }) => id));
  const all = query.data?.invitations ?? [];
  const isPlaced = ({ id }: Invitation) => openIds.has(id) || kept.has(id);
  return { placed: all.filter(isPlaced).toSorted(bySlot), decided: all.filter((each) => !isPlaced(each)) };
}
