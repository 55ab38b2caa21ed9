import { useEffect } from 'react';
import useSWR from 'swr';
import { historyKey } from '../cache/chatsCache';
import { withOlderPage, type MessageHistory } from '../cache/messageHistory';
import { useChatsCache } from '../cache/useChatsCache';
import { getMessages, getNewestMessages } from './getMessages';
import { useNextPage, type NextPage } from './useNextPage';

export interface Messages {
  history: MessageHistory | undefined;
  error: unknown;
  isLoading: boolean;
  reload: () => void;
  older: NextPage;
}

/**
 * The messages of a chat as far back as they were scrolled to; `null` is a chat that has not begun. Reading again asks for the
 * newest page only. Leaving the chat lets the older ones go.
 */
export function useMessages(chatId: number | null): Messages {
  const chats = useChatsCache();
  const { data, error, isLoading, mutate } = useSWR(
    chatId === null ? null : historyKey(chatId),
    ([, , id]) => getNewestMessages(id, () => chats.readHistory(id)),
    { dedupingInterval: 0 },
  );

  useEffect(() => {
    if (chatId === null) return undefined;
    return () => chats.dropOlder(chatId);
  }, [chats, chatId]);

  const older = useNextPage({
    cursor: chatId !== null && data?.hasOlder ? data.messages[0]?.id : undefined,
    scope: chatId,
    read: (before) => (chatId === null ? Promise.resolve([]) : getMessages(chatId, before)),
    keep: (before, page) => {
      if (chatId !== null) chats.patchHistory(chatId, (history) => withOlderPage(history, before, page));
    },
  });
  return { history: data, error, isLoading, reload: () => void mutate(), older };
}
