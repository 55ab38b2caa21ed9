import useSWR from 'swr';
import { request } from 'shared-api/client';
import type { Invitation } from 'shared-api/contract';
import { invitationsKeys } from 'shared-api/invitations';
import type { InvitationKind } from '../invitationKind';

/** What the cache keeps of one page: the answer, and which page it answers. */
export interface CachedInvitations {
  invitations: Invitation[];
  pages: number;
  limit: number;
  page: number;
}

interface InvitationsState {
  /** the asked page; `undefined` until it came */
  invitations: Invitation[] | undefined;
  /** how many pages there are, as the last answer said: pagination stays while another page loads */
  pages: number;
  error: unknown;
  isLoading: boolean;
  reload: () => void;
}

/** One page of one of the four lists. */
export function useInvitations(kind: InvitationKind, limit: number, page: number): InvitationsState {
  const { data, error, isLoading, mutate } = useSWR(
    invitationsKeys.list(kind.direction, kind.isMove, limit, page),
    () => readPage(kind, limit, page),
    {
      keepPreviousData: true,
    },
  );
  const isAsked = data?.limit === limit && data.page === page;
  return {
    invitations: isAsked ? data.invitations : undefined,
    pages: data?.pages ?? 0,
    error,
    isLoading,
    reload: () => void mutate(),
  };
}

async function readPage(
  { direction, isMove }: InvitationKind,
  limit: number,
  page: number,
): Promise<CachedInvitations> {
  const { invitations, pages } = await request('get', `/api/invitations/${direction}`, {
    query: { limit, page, is_move: isMove ? 1 : 0 },
  });
  return { invitations, pages, limit, page };
}
