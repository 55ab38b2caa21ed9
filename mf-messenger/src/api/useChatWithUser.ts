import { chatsKeys } from 'shared-api/chats';
import { request } from 'shared-api/client';
import type { ChatWithUser } from 'shared-api/contract';
import { useQuery, type Query } from 'shared-api/query';

/** The chat with a user; its id is null until the first message (CHAT-12). */
export function useChatWithUser(userId: number): Query<ChatWithUser> {
  return useQuery(
    chatsKeys.withUser(userId),
    ([, , id]) => request('get', '/api/chat/{userId}', { path: { userId: id } }),
    { isAlwaysAsked: true },
  );
}
