import { request } from '../client/request';
import { useQuery } from '../query/useQuery';
import { chatsKeys } from './chatsKeys';
import { CHATS_TIMEOUT } from './limits';

/** How many chats have a message that the user has not seen: the sidebar's badge (SIDE-04). `isEnabled` false asks nothing. */
export function useUnseenChatsCount(isEnabled: boolean): number | undefined {
  const { data } = useQuery(isEnabled ? chatsKeys.unseenCount : null, () =>
    request('get', '/api/chats', { query: { offset: 0, limit: 1 }, timeout: CHATS_TIMEOUT }),
  );
  return data?.unseen_count;
}
