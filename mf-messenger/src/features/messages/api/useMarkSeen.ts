import { useCallback } from 'react';
import { request } from 'shared-api/client';
import type { ChatsCache } from '../cache/chatsCache';
import { useChatsCache } from '../cache/useChatsCache';

/** Marks a chat as seen: here at once, then on the server, then the badge follows. Taken back when the server cannot be told. */
export function useMarkSeen(): (chatId: number, userId: number) => Promise<void> {
  const chats = useChatsCache();
  return useCallback(
    async (chatId, userId) => {
      setSeen(chats, chatId, userId, true);
      chats.patchUnseenCount((count) => Math.max(0, count - 1));
      try {
        await request('post', '/api/chats/{id}/seen', { path: { id: chatId } });
      } catch {
        // No message to the person: the dot is back, and the next look at the chat tries again.
        setSeen(chats, chatId, userId, false);
      }
      chats.reloadUnseenCount();
    },
    [chats],
  );
}

function setSeen(chats: ChatsCache, chatId: number, userId: number, seen: boolean): void {
  chats.patchChatWith(userId, (chat) => ({ ...chat, seen }));
  chats.patchLists((list) => ({
    ...list,
    chats: list.chats.map((chat) => (chat.id === chatId ? { ...chat, seen } : chat)),
  }));
}
