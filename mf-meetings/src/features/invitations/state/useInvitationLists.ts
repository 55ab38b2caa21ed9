import type { Invitation, Schema } from 'shared-api/contract';
import { joinQueries, type Query } from 'shared-api/query';
import { keepOpen, type OpenInvitation } from '#api/useOpenInvitations';
import { invitationKindId, invitationKinds, type InvitationKind } from '#domain/invitationKind';
import { useInvitations } from '../api/useInvitations';
import { bySlot } from './bySlot';

/** One of the four lists of the page. */
export interface InvitationListState {
  kind: InvitationKind;
  query: Query<Schema<'InvitationsPage'>>;
  /** Invitations awaiting a decision whose slot has not begun, soonest first; undefined until loaded. */
  open: OpenInvitation[] | undefined;
}

/** The four lists in the order of the page. Requires a page that invalidates all invitations after a push. */
export function useInvitationLists(): InvitationListState[] {
  const [meetings, ownMeetings, moves, ownMoves] = invitationKinds;
  return [useList(meetings), useList(ownMeetings), useList(moves), useList(ownMoves)];
}

function useList(kind: InvitationKind): InvitationListState {
  const query = useInvitations(kind);
  return { kind, query, open: query.data && keepOpen(query.data.invitations, kind).toSorted(bySlot) };
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

/** Whether all lists have loaded and contain no invitation, not even a decided one. */
export function areEmpty(lists: readonly InvitationListState[]): boolean {
  return lists.every(({ query }) => query.data?.invitations.length === 0);
}

/** Rows of a list: those at their place in time, soonest first, and the decided ones below, newest first. */
export interface InvitationRows {
  placed: Invitation[];
  decided: Invitation[];
}

/** @param kept invitations that keep their place although they are decided */
export function rowsOf({ query, open = [] }: InvitationListState, kept: ReadonlySet<number>): InvitationRows {
  const openIds = new Set(open.map(({ id }) => id));
  const all = query.data?.invitations ?? [];
  const isPlaced = ({ id }: Invitation) => openIds.has(id) || kept.has(id);
  return { placed: all.filter(isPlaced).toSorted(bySlot), decided: all.filter((each) => !isPlaced(each)) };
}
