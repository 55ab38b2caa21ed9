import { CHATS_PAGE_SIZE, CHATS_TIMEOUT } from 'shared-api/chats';
import { request } from 'shared-api/client';
import type { Chat } from 'shared-api/contract';
import { useQuery, type Query } from 'shared-api/query';
import { withFirstPage, withNextPage, type ChatList } from '#cache/chatList';
import { listKey, useChatsCache } from '#cache/chatsCache';
import { useNextPage, type NextPage } from './useNextPage';

/** While a new search is under way the former list is its `previous`. */
export interface Chats extends Query<ChatList> {
  next: NextPage;
}

/**
 * The chats whose company matches `prompt`, as far as they were scrolled to. One cache entry that grows: reading again asks
 * for the first page only, and pushes change it without a request.
 * @param onError hears each failed attempt
 */
export function useChats(prompt: string, onError: (error: unknown) => void): Chats {
  const cached = useChatsCache();
  const chats = useQuery(
    listKey(prompt),
    async () => withFirstPage(cached.readList(prompt), prompt, await getChats(prompt, 0)),
    // Each attempt that fails says so; a retry is the person's decision, or comes with the connection.
    { onError, keepsPrevious: true, isAlwaysAsked: true, isRetriedByHand: true, isComparedByIdentity: true },
  );
  const next = useNextPage({
    cursor: chats.data?.hasMore ? chats.data.chats.length : undefined,
    scope: prompt,
    read: (offset) => getChats(prompt, offset),
    keep: (_, page) => cached.patchList(prompt, (current) => withNextPage(current, page)),
    onError,
  });
  return { ...chats, next };
}

/** A part of the user's chats whose company contains `prompt`, newest first. */
async function getChats(prompt: string, offset: number): Promise<readonly Chat[]> {
  const query = { ...(prompt !== '' && { prompt }), offset, limit: CHATS_PAGE_SIZE };
  const { chats } = await request('get', '/api/chats', { query, timeout: CHATS_TIMEOUT });
  return chats;
}
