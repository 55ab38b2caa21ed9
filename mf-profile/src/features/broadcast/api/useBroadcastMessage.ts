import { request } from 'shared-api/client';
import type { Notice } from 'shared-api/contract';
import { useQuery, type Query } from 'shared-api/query';

/** An organizer's broadcast by the id of its notice; null when it does not exist. `undefined` disables the query. */
export function useBroadcastMessage(noticeId: number | undefined): Query<Notice | null> {
  return useQuery(noticeId === undefined ? null : (['broadcast-message', noticeId] as const), async ([, id]) => {
    // The page of the ledger that begins with it.
    const { notices } = await request('get', '/api/notices', { query: { limit: 1, before: id + 1 } });
    return notices.find((notice) => notice.id === id && notice.kind === 'organizer') ?? null;
  });
}
