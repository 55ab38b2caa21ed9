import { useMemo } from 'react';
import { chatsKeys } from 'shared-api/chats';
import type { ChatWithUser } from 'shared-api/contract';
import { useQueryCache, type QueryCache } from 'shared-api/query';
import type { ChatList } from './chatList';
import { outdated, withoutOlder, type MessageHistory } from './messageHistory';

/** Cache keys of the messenger: one growing entry per list and per chat, not one per page. */
export const listKey = (prompt: string) => chatsKeys.list(prompt, 0);
export const historyKey = (chatId: number) => chatsKeys.messages(chatId, 0);

export type ChatsCache = ReturnType<typeof chatsCacheOf>;

/**
 * Wraps the messenger's part of the query cache for changes outside of queries: pushes, sent messages, seen marks. A
 * patch never refetches pages.
 */
export function chatsCacheOf(cache: QueryCache) {
  const readHistory = (chatId: number) => cache.read<MessageHistory>(historyKey(chatId));
  const patchHistory = (chatId: number, change: (history: MessageHistory) => MessageHistory) =>
    cache.patch(historyKey(chatId), change);

  return {
    readHistory,
    readList: (prompt: string) => cache.read<ChatList>(listKey(prompt)),
    /** The chat with a user from the unfiltered list. */
    findListed: (userId: number) => cache.read<ChatList>(listKey(''))?.chats.find(({ user_id }) => user_id === userId),
    readChatWith: (userId: number) => cache.read<ChatWithUser>(chatsKeys.withUser(userId)),

    patchHistory,
    patchList: (prompt: string, change: (list: ChatList) => ChatList) => cache.patch(listKey(prompt), change),
    /** Changes the cached lists of all searches. */
    patchLists: (change: (list: ChatList) => ChatList) => cache.patch(chatsKeys.isList, change),
    patchChatWith: (userId: number, change: (chat: ChatWithUser) => ChatWithUser) =>
      cache.patch(chatsKeys.withUser(userId), change),
    patchUnseenCount: (change: (count: number) => number) => cache.patch(chatsKeys.unseenCount, change),

    /** Keeps only the newest page of a chat that left the screen. */
    dropOlder(chatId: number): void {
      if (readHistory(chatId) !== undefined) patchHistory(chatId, withoutOlder);
    },

    /** A chat that has just begun: its history needs no request. */
    beginHistory(chatId: number, history: MessageHistory): void {
      if (readHistory(chatId) === undefined) cache.write(historyKey(chatId), history);
    },

    /** Marks all loaded messages as possibly stale after a time without pushes. */
    outdateHistories: () => cache.patch(chatsKeys.isMessages, outdated),
    outdateHistory: (chatId: number) => patchHistory(chatId, outdated),

    /** Refetches what is on the screen: the list's first page, the open chat and its newest messages. */
    reload: () => cache.refresh(chatsKeys.isList, chatsKeys.isMessages, chatsKeys.isWithUser),
    reloadLists: () => cache.refresh(chatsKeys.isList),
    reloadChatWith: (userId: number) => cache.refresh(chatsKeys.withUser(userId)),
  };
}

/** Returns the messenger's part of the query cache; stable between renders. */
export function useChatsCache(): ChatsCache {
  const cache = useQueryCache();
  return useMemo(() => chatsCacheOf(cache), [cache]);
}
