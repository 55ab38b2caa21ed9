import type { Invitation, Schema } from 'shared-api/contract';
import { invitationsKeys } from 'shared-api/invitations';
import { joinQueries, useRefreshOn, type Query, type QueryCache } from 'shared-api/query';
import { isPastSlot } from 'shared-api/time';
import { invitationKinds, type InvitationKind } from '#domain/invitationKind';
import { getInvitations } from './getInvitations';
import { invitationsOf, useInvitations } from './useInvitations';

const EVENTS = ['invitation'] as const;
const OUTDATED = [invitationsKeys.isList];

type Page = Schema<'InvitationsPage'>;

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
  const [meetings, ownMeetings, moves, ownMoves] = invitationKinds;
  const lists = [
    useInvitations(meetings),
    useInvitations(ownMeetings),
    useInvitations(moves),
    useInvitations(ownMoves),
  ] as const;
  const { data, previous: _none, ...state } = joinQueries(...lists);
  const reload = async () => openIn(await Promise.all(lists.map((list) => list.reload())));
  return { ...state, data: data && openIn(data), previous: undefined, reload };
}

/** Fetches all invitations that await a decision, bypassing the cache. */
export async function getOpenInvitations(): Promise<OpenInvitation[]> {
  // Whole lists: every server has them.
  return openIn(await Promise.all(invitationKinds.map((kind) => getInvitations(kind, 'all')))) ?? [];
}

/** Reads the open invitations that are cached. */
export function cachedOpenInvitations(cache: QueryCache): OpenInvitation[] {
  return invitationKinds.flatMap((kind) => {
    const page = cache.read<Page>(invitationsOf(kind, 'open')) ?? cache.read<Page>(invitationsOf(kind, 'all'));
    return keepOpen(page?.invitations ?? [], kind);
  });
}

/** Filters invitations that await a decision and whose slot has not begun. */
export function keepOpen(invitations: readonly Invitation[], kind: InvitationKind): OpenInvitation[] {
  return invitations
    .filter(({ status, date, point }) => status === 'AWAITING' && !isPastSlot(date, point))
    .map((invitation) => ({ ...invitation, kind }));
}

/** The open invitations of the four lists, in the order of `invitationKinds`; undefined until all have loaded. */
function openIn(pages: readonly (Page | undefined)[]): OpenInvitation[] | undefined {
  const lists = invitationKinds.map((kind, index) => {
    const page = pages[index];
    return page && keepOpen(page.invitations, kind);
  });
  return lists.every((list) => list !== undefined) ? lists.flat() : undefined;
}
