import useSWR from 'swr';
import { chatsKeys } from 'shared-api/chats';
import { request } from 'shared-api/client';
import type { IncomingMessage } from 'shared-api/contract';

/** The last incoming messages of all chats, newest first. The shell refreshes them when the push service delivers. */
export function useIncomingMessages(limit: number): {
  messages: readonly IncomingMessage[] | undefined;
  error: unknown;
  isLoading: boolean;
  reload: () => void;
} {
  const { data, error, isLoading, mutate } = useSWR(chatsKeys.latestIncoming(limit), ([, , count]) =>
    request('get', '/api/messages', { query: { limit: count } }),
  );
  return { messages: data?.messages, error, isLoading, reload: () => void mutate() };
}
