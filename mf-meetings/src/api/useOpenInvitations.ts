import { request } from 'shared-api/client';
import type { Invitation } from 'shared-api/contract';
import { invitationsKeys } from 'shared-api/invitations';
import { useQuery, useRefreshOn, type Query } from 'shared-api/query';
import { isPastSlot } from 'shared-api/time';
import { invitationKinds, type InvitationKind } from '#domain/invitationKind';
import { REREAD_MS } from '#domain/limits';

/** The most that one answer carries. */
const LIMIT = 1000;
const EVENTS = ['invitation'] as const;
const OUTDATED = [invitationsKeys.open];

/** An invitation that still awaits a decision, and which of the four lists it stands in. */
export interface OpenInvitation extends Invitation {
  kind: InvitationKind;
}

/** All requests that await a decision, sent and received, whose slot has not begun. Follows the push service, and is read again each minute. */
export function useOpenInvitations(): Query<OpenInvitation[]> {
  useRefreshOn(EVENTS, OUTDATED);
  return useRereadInvitations();
}

/** Those of them that were received; none as long as they are not known. For a page that asks again for all invitations itself after a push. */
export function useReceivedRequests(): OpenInvitation[] {
  return useRereadInvitations().data?.filter(({ kind }) => kind.direction === 'incoming') ?? [];
}

function useRereadInvitations(): Query<OpenInvitation[]> {
  return useQuery(invitationsKeys.open, getOpenInvitations, { rereadsEvery: REREAD_MS });
}

/** Asks for all that await a decision, for what must be known at once. */
export async function getOpenInvitations(): Promise<OpenInvitation[]> {
  const lists = await Promise.all(invitationKinds.map(getOpen));
  return lists.flat();
}

async function getOpen(kind: InvitationKind): Promise<OpenInvitation[]> {
  const open: OpenInvitation[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const query = { limit: LIMIT, page, is_move: kind.isMove ? (1 as const) : (0 as const) };
    const answer = await request('get', `/api/invitations/${kind.direction}`, { query });
    pages = answer.pages;
    open.push(...answer.invitations.filter(isOpen).map((invitation) => ({ ...invitation, kind })));
  }
  return open;
}

function isOpen({ status, date, point }: Invitation): boolean {
  return status === 'AWAITING' && !isPastSlot(date, point);
}
