import useSWR from 'swr';
import { chatsKeys } from 'shared-api/chats';
import { request } from 'shared-api/client';
import type { ChatWithUser } from 'shared-api/contract';

/** The chat with a user; its id is null until the first message (CHAT-12). */
export function useChatWithUser(userId: number): {
  chat: ChatWithUser | undefined;
  error: unknown;
  isLoading: boolean;
  reload: () => void;
} {
  const { data, error, isLoading, mutate } = useSWR(
    chatsKeys.withUser(userId),
    ([, , id]) => request('get', '/api/chat/{userId}', { path: { userId: id } }),
    {
      dedupingInterval: 0,
    },
  );
  return { chat: data, error, isLoading, reload: () => void mutate() };
}
