import { request } from '../client/request';
import type { Query } from '../query/query';
import { useQuery } from '../query/useQuery';
import { chatsKeys } from './chatsKeys';
import { CHATS_TIMEOUT } from './limits';

/** How many chats have a message that the user has not seen: the sidebar's badge (SIDE-04). `isEnabled` false asks nothing. */
export function useUnseenChatsCount(isEnabled: boolean): Query<number> {
  return useQuery(isEnabled ? chatsKeys.unseenCount : null, async () => {
    const answer = await request('get', '/api/chats', { query: { offset: 0, limit: 1 }, timeout: CHATS_TIMEOUT });
    return answer.unseen_count;
  });
}
