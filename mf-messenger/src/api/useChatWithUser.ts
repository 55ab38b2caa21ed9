import { chatsKeys } from 'shared-api/chats';
import { request } from 'shared-api/client';
import type { ChatWithUser } from 'shared-api/contract';
import { useQuery, type Query } from 'shared-api/query';
import { useChatsCache } from '#cache/chatsCache';
import { keptOr } from '#cache/keptFrom';

/** A chat as the server has it, or until it says so as the list has it. */
export interface OpenedChat extends Query<ChatWithUser> {
  /** The server has not said so yet. */
  isFromList: boolean;
}

/** The chat with a user; its id is null until the first message (CHAT-12). One from the list is there at once. */
export function useChatWithUser(userId: number): OpenedChat {
  const chats = useChatsCache();
  const chat = useQuery(
    chatsKeys.withUser(userId),
    async ([, , id]) => {
      const answer = await request('get', '/api/chat/{userId}', { path: { userId: id } });
      return keptOr<ChatWithUser>(chats.findListed(id), answer);
    },
    { isAlwaysAsked: true },
  );
  if (chat.data !== undefined || chat.error !== undefined) return { ...chat, isFromList: false };
  return { ...chat, data: chats.findListed(userId), isFromList: true };
}
