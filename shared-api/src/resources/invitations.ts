import { request } from '../client/request';
import { keysUnder } from '../query/keysUnder';
import type { Query } from '../query/query';
import { useQuery } from '../query/useQuery';
import { useRefreshOn } from '../query/useRefreshOn';

type Direction = 'incoming' | 'outgoing';

interface Paging {
  limit: number;
  page: number;
}

// `list`, `open` and `openOfKind` are used by builds of remotes up to version 0.3.0.
export const invitationsKeys = {
  count: ['invitations', 'count'] as const,
  /** Rows of one list in a state, or of all states. */
  part: <State extends 'all' | 'open' | 'decided'>(
    direction: Direction,
    isMove: boolean,
    state: State,
    { limit, page }: Paging,
  ) => ['invitations', 'list', direction, isMove, state, limit, page] as const,
  list: (direction: Direction, isMove: boolean, limit: number, page: number) =>
    ['invitations', 'list', direction, isMove, limit, page] as const,
  /** All pending invitations, sent and received. */
  open: ['invitations', 'open'] as const,
  openOfKind: (direction: Direction, isMove: boolean) => ['invitations', 'open', direction, isMove] as const,

  isAny: keysUnder('invitations'),
  isList: keysUnder('invitations', 'list'),
};

const MINUTE = 60_000;

/**
 * Number of pending incoming invitations: the sidebar's badge (SIDE-03). Follows push events and is fetched again each
 * minute, since an invitation also expires when its slot begins. Fetches only while `isEnabled`.
 */
export function useInvitationsCount(isEnabled: boolean): Query<number> {
  useRefreshOn(['invitation'], [invitationsKeys.count]);
  return useQuery(isEnabled ? invitationsKeys.count : null, readCount, { rereadsEvery: MINUTE });
}

async function readCount(): Promise<number> {
  const { count } = await request('get', '/api/invitations/count');
  return count;
}
