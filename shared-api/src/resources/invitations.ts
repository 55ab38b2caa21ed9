import { request } from '../client/request';
import type { Schema } from '../contract';
import { createMutation } from '../query/createMutation';
import { keysUnder } from '../query/keysUnder';
import type { Query } from '../query/query';
import { useQuery } from '../query/useQuery';
import { useRefreshOn } from '../query/useRefreshOn';
import { useFeature } from './settings';

type Direction = 'incoming' | 'outgoing';

interface Paging {
  limit: number;
  page: number;
}

// `list`, `open` and `openOfKind` are used by builds of remotes up to version 0.3.0.
/** Cache keys of invitations. */
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

/** A company that the current user wants to meet. */
export type Wish = Schema<'Wish'>;

/** Cache key of the companies that the current user wants to meet. */
export const wishesKey = ['wishes'] as const;

/** The companies that the current user wants to meet; without data on servers that do not announce `wishes`. */
export function useWishes(): Query<Wish[]> {
  const isAnnounced = useFeature('wishes') === true;
  return useQuery(isAnnounced ? wishesKey : null, async () => (await request('get', '/api/wishes')).wishes);
}

/** Wishes to meet a company, or takes the wish back. The company learns of it only when it wishes the same. */
export const useSaveWish = createMutation(
  (id: number, isWished: boolean) => request(isWished ? 'put' : 'delete', '/api/wishes/{id}', { path: { id } }),
  { refreshes: [wishesKey] },
);
