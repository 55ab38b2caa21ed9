import { useState } from 'react';
import type { Invitation, Schema } from 'shared-api/contract';
import type { Query } from 'shared-api/query';
import { useDecidedInvitations } from '../api/useDecidedInvitations';
import { DECIDED_SHOWN } from '../limits';
import type { InvitationListState } from './useInvitationList';
import { rowsOf } from './useInvitationLists';

/** A page of the decided invitations of a list, newest first. */
export interface DecidedPage {
  rows: readonly Invitation[];
  /** Of all pages. */
  total: number;
  pages: number;
}

/** Folded to the newest few, or an unfolded page, from 1. */
type Position = 'folded' | number;

export interface Decided {
  query: Query<Schema<'InvitationsPage'>>;
  /** Undefined until loaded. */
  shown: DecidedPage | undefined;
  position: Position;
  goTo: (position: Position) => void;
}

/**
 * The decided invitations of a list: pages of the server's, or of the whole list where that has been read.
 * @param wantedId invitation that the address names; its page is unfolded at first
 */
export function useDecided(list: InvitationListState, limit: number, wantedId: number | undefined): Decided {
  const [chosen, goTo] = useState<Position>();
  const { decided } = rowsOf(list);
  const wanted = decided.findIndex(({ id }) => id === wantedId);
  const position = chosen ?? (wanted < DECIDED_SHOWN ? 'folded' : Math.floor(wanted / limit) + 1);
  const page = position === 'folded' ? 1 : position;

  const paged = useDecidedInvitations(list.kind, list.isPaged ? { limit, page } : undefined);
  // The former page stays until the next has loaded.
  const query = list.isPaged ? { ...paged, data: paged.data ?? paged.previous } : list.query;
  const shown = query.data && (list.isPaged ? withoutKept(query.data, list.kept) : pageOf(decided, limit, page));
  const last = Math.max(shown?.pages ?? page, 1);
  // The last page disappears with its last invitation.
  if (page > last) goTo(last);
  return { query, shown, position, goTo };
}

function pageOf(decided: readonly Invitation[], limit: number, page: number): DecidedPage {
  const rows = decided.slice((page - 1) * limit, page * limit);
  return { rows, total: decided.length, pages: Math.ceil(decided.length / limit) };
}

/** Leaves out those that keep their place above. */
function withoutKept(answer: Schema<'InvitationsPage'>, kept: ReadonlySet<number>): DecidedPage {
  const rows = answer.invitations.filter(({ id }) => !kept.has(id));
  return { rows, total: answer.total_count - answer.invitations.length + rows.length, pages: answer.pages };
}
