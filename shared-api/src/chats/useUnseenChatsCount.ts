import { request } from '../client/request';
import type { Query } from '../query/query';
import { useQuery } from '../query/useQuery';
import { chatsKeys } from './chatsKeys';
import { CHATS_TIMEOUT } from './limits';

/** Number of chats with unseen messages: the sidebar's badge (SIDE-04). Fetches only while `isEnabled`. */
export function useUnseenChatsCount(isEnabled: boolean): Query<number> {
  return useQuery(isEnabled ? chatsKeys.unseenCount : null, async () => {
    const answer = await request('get', '/api/chats', { query: { offset: 0, limit: 1 }, timeout: CHATS_TIMEOUT });
    return answer.unseen_count;
  });
}
