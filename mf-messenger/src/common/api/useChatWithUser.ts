import { chatsKeys } from 'shared-api/chats';
import { request } from 'shared-api/client';
import type { ChatWithUser } from 'shared-api/contract';
import { useQuery, type Query } from 'shared-api/query';
import { useChatsCache } from '#cache/chatsCache';
import { keptOr } from '#cache/keptFrom';

/** A chat from the server or, until its answer arrives, from the chat list. */
export interface OpenedChat extends Query<ChatWithUser> {
  isFromList: boolean;
}

/**
 * Loads the chat with a user; its id is null until the first message (CHAT-12). A chat of the list is returned without
 * waiting.
 */
export function useChatWithUser(userId: number): OpenedChat {
  const chats = useChatsCache();
  const chat = useQuery(
    chatsKeys.withUser(userId),
    async ([, , id]) => keptOr<ChatWithUser>(chats.findListed(id), await getChatWithUser(id)),
    { isAlwaysAsked: true },
  );
  if (chat.data !== undefined || chat.error !== undefined) return { ...chat, isFromList: false };
  return { ...chat, data: chats.findListed(userId), isFromList: true };
}

/** Fetches the chat with a user, bypassing the cache. */
export function getChatWithUser(userId: number): Promise<ChatWithUser> {
  return request('get', '/api/chat/{userId}', { path: { userId } });
}
