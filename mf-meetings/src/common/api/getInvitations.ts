import { request } from 'shared-api/client';
import type { Schema } from 'shared-api/contract';
import type { InvitationKind } from '#domain/invitationKind';

/** Longer pages count as expensive reads on the server, which runs few of them at once. */
const PAGE_SIZE = 100;

/** The part of a list to read. */
export type InvitationState = 'all' | 'open';

/**
 * Fetches a list as a single page: whole, newest first, or what is open, soonest first. The latter only from servers with
 * the feature `invitation_lists`.
 */
export async function getInvitations(
  { direction, isMove }: InvitationKind,
  state: InvitationState,
): Promise<Schema<'InvitationsPage'>> {
  // By id: an invitation that arrives meanwhile shifts the others, so a row can be on two pages.
  const found = new Map<number, Schema<'Invitation'>>();
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const query = {
      limit: PAGE_SIZE,
      page,
      is_move: isMove ? (1 as const) : (0 as const),
      ...(state === 'open' && { state, sort: 'slot' as const }),
    };
    const answer = await request('get', `/api/invitations/${direction}`, { query });
    pages = answer.pages;
    for (const invitation of answer.invitations) found.set(invitation.id, invitation);
  }
  return { invitations: [...found.values()], total_count: found.size, pages: 1 };
}
