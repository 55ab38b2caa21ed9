import { CHATS_PAGE_SIZE, CHATS_TIMEOUT } from 'shared-api/chats';
import { request } from 'shared-api/client';
import type { Chat } from 'shared-api/contract';
import { useQuery, type Query } from 'shared-api/query';
import { withFirstPage, withNextPage, type ChatList } from '#cache/chatList';
import { listKey, useChatsCache } from '#cache/chatsCache';
import { useNextPage, type NextPage } from './useNextPage';

/** During a new search `previous` is the former list. */
export interface Chats extends Query<ChatList> {
  next: NextPage;
}

/**
 * Loads the chats whose company matches `prompt`, as far as the user has scrolled. They are one growing cache entry:
 * reloading fetches the first page only, and pushes change it without a request.
 * @param onError called after each failed attempt
 */
export function useChats(prompt: string, onError: (error: unknown) => void): Chats {
  const cached = useChatsCache();
  // Without a network the page says so once, and shows the cached list.
  const isCovered = () => !navigator.onLine && cached.readList(prompt) !== undefined;
  const report = (error: unknown) => {
    if (!isCovered()) onError(error);
  };
  const chats = useQuery(
    listKey(prompt),
    async () => withFirstPage(cached.readList(prompt), prompt, await getChats(prompt, 0)),
    // Reports each failed attempt; the retry is started by the user or by a restored connection.
    { onError: report, keepsPrevious: true, isAlwaysAsked: true, isRetriedByHand: true, isComparedByIdentity: true },
  );
  const next = useNextPage({
    cursor: chats.data?.hasMore ? chats.data.chats.length : undefined,
    scope: prompt,
    read: (offset) => getChats(prompt, offset),
    keep: (_, page) => cached.patchList(prompt, (current) => withNextPage(current, page)),
    onError,
  });
  if (isCovered()) return { ...chats, error: undefined, reason: undefined, next };
  return { ...chats, next };
}

/** Fetches a page of the list, bypassing the cache. */
export async function getChats(prompt: string, offset: number): Promise<readonly Chat[]> {
  const query = { ...(prompt !== '' && { prompt }), offset, limit: CHATS_PAGE_SIZE };
  const { chats } = await request('get', '/api/chats', { query, timeout: CHATS_TIMEOUT });
  return chats;
}
