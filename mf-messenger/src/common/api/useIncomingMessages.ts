import { chatsKeys } from 'shared-api/chats';
import { request } from 'shared-api/client';
import type { IncomingMessage } from 'shared-api/contract';
import { useQuery, type Query } from 'shared-api/query';

/** Loads the last incoming messages of all chats, newest first. The shell refreshes them on each push. */
export function useIncomingMessages(limit: number): Query<readonly IncomingMessage[]> {
  return useQuery(chatsKeys.latestIncoming(limit), async ([, , count]) => {
    const { messages } = await request('get', '/api/messages', { query: { limit: count } });
    return messages;
  });
}
