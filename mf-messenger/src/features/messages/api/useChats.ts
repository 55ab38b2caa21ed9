import useSWR from 'swr';
import { withFirstPage, withNextPage, type ChatList } from '../cache/chatList';
import { listKey } from '../cache/chatsCache';
import { useChatsCache } from '../cache/useChatsCache';
import { getChats } from './getChats';
import { useNextPage, type NextPage } from './useNextPage';

export interface Chats {
  /** While a new search is under way: still the former list. */
  list: ChatList | undefined;
  error: unknown;
  isLoading: boolean;
  reload: () => void;
  next: NextPage;
}

/**
 * The chats whose company matches `prompt`, as far as they were scrolled to. One cache entry that grows: reading again asks
 * for the first page only, and pushes change it without a request.
 * @param onError hears each failed attempt
 */
export function useChats(prompt: string, onError: (error: unknown) => void): Chats {
  const chats = useChatsCache();
  const { data, error, isLoading, mutate } = useSWR(
    listKey(prompt),
    async () => {
      const page = await getChats(prompt, 0);
      return withFirstPage(chats.readList(prompt), prompt, page);
    },
    // Each attempt that fails says so; a retry is the person's decision, or comes with the connection.
    { onError, keepPreviousData: true, dedupingInterval: 0, shouldRetryOnError: false },
  );

  const list = error !== undefined && data?.prompt !== prompt ? undefined : data;
  const isCurrent = list?.prompt === prompt;
  const next = useNextPage({
    cursor: isCurrent && list.hasMore ? list.chats.length : undefined,
    scope: prompt,
    read: (offset) => getChats(prompt, offset),
    keep: (_, page) => chats.patchList(prompt, (current) => withNextPage(current, page)),
    onError,
  });
  return { list, error, isLoading, reload: () => void mutate(), next };
}
