import { chatsKeys, tellSeen } from 'shared-api/chats';
import { request } from 'shared-api/client';
import type { Chat } from 'shared-api/contract';
import { createMutation } from 'shared-api/query';
import { chatsCacheOf, type ChatsCache } from '#cache/chatsCache';

/** Marks a chat as seen optimistically, then updates the badge and the other tabs; a failed request rolls it back. */
export const useMarkSeen = createMutation(
  (chatId: number, _userId: number) => request('post', '/api/chats/{id}/seen', { path: { id: chatId } }),
  {
    optimistic: (cache, chatId, userId) => {
      const chats = chatsCacheOf(cache);
      // A chat that was open when its message arrived is already marked seen and was never counted here.
      const isCounted = !chats.readChatWith(userId)?.seen;
      setSeen(chats, chatId, userId, true);
      if (isCounted) chats.patchUnseenCount((count) => Math.max(0, count - 1));
      return () => setSeen(chats, chatId, userId, false);
    },
    onSuccess: (_cache, _answer, chatId, userId) => tellSeen({ chatId, userId }),
    refreshes: [chatsKeys.unseenCount],
  },
);

function setSeen(chats: ChatsCache, chatId: number, userId: number, seen: boolean): void {
  const isOther = (chat: Pick<Chat, 'id' | 'seen'>) => chat.id === chatId && chat.seen !== seen;
  chats.patchChatWith(userId, (chat) => (chat.seen === seen ? chat : { ...chat, seen }));
  chats.patchLists((list) =>
    list.chats.some(isOther)
      ? { ...list, chats: list.chats.map((chat) => (isOther(chat) ? { ...chat, seen } : chat)) }
      : list,
  );
}
