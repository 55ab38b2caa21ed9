import { useEffect } from 'react';
import { useQuery, type Query } from 'shared-api/query';
import { historyKey, useChatsCache } from '#cache/chatsCache';
import { withOlderPage, type MessageHistory } from '#cache/messageHistory';
import { getMessages, getNewestMessages } from './getMessages';
import { useNextPage, type NextPage } from './useNextPage';
import { useRereading } from './useRereading';

export interface Messages extends Query<MessageHistory> {
  older: NextPage;
}

/**
 * Loads the messages of a chat as far back as the user has scrolled; `null` is a chat without messages yet. Reloading
 * fetches the newest page only. Leaving the chat drops the older pages.
 */
export function useMessages(chatId: number | null): Messages {
  const chats = useChatsCache();
  const history = useQuery(
    chatId === null ? null : historyKey(chatId),
    ([, , id]) => getNewestMessages(id, () => chats.readHistory(id)),
    { isAlwaysAsked: true, isComparedByIdentity: true },
  );
  useRereading(chatId, history);

  useEffect(() => {
    if (chatId === null) return undefined;
    return () => chats.dropOlder(chatId);
  }, [chats, chatId]);

  const older = useNextPage({
    cursor: history.data?.hasOlder ? history.data.messages[0]?.id : undefined,
    scope: chatId,
    read: (before) => (chatId === null ? Promise.resolve([]) : getMessages(chatId, before)),
    keep: (before, page) => {
      if (chatId !== null) chats.patchHistory(chatId, (current) => withOlderPage(current, before, page));
    },
  });
  return { ...history, older };
}
