import { chatsKeys, tellSeen } from 'shared-api/chats';
import { request } from 'shared-api/client';
import { createMutation } from 'shared-api/query';
import { chatsCacheOf, type ChatsCache } from '#cache/chatsCache';

/** Marks a chat as seen: here at once, then on the server, then the badge and the other tabs follow. Taken back when the server cannot be told. */
export const useMarkSeen = createMutation(
  (chatId: number, _userId: number) => request('post', '/api/chats/{id}/seen', { path: { id: chatId } }),
  {
    optimistic: (cache, chatId, userId) => {
      const chats = chatsCacheOf(cache);
      setSeen(chats, chatId, userId, true);
      chats.patchUnseenCount((count) => Math.max(0, count - 1));
      return () => setSeen(chats, chatId, userId, false);
    },
    onSuccess: (_cache, _answer, chatId, userId) => tellSeen({ chatId, userId }),
    refreshes: [chatsKeys.unseenCount],
  },
);

function setSeen(chats: ChatsCache, chatId: number, userId: number, seen: boolean): void {
  chats.patchChatWith(userId, (chat) => ({ ...chat, seen }));
  chats.patchLists((list) => ({
    ...list,
    chats: list.chats.map((chat) => (chat.id === chatId ? { ...chat, seen } : chat)),
  }));
}
