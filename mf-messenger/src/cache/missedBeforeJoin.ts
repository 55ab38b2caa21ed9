import { CHATS_TIMEOUT } from 'shared-api/chats';
import { request } from 'shared-api/client';
import type { Chat } from 'shared-api/contract';
import type { ChatsCache } from './chatsCache';

/**
 * Whether a message arrived between the first request for the chats and the join of the push channel. Comparing the
 * newest chat is enough, since each message moves its chat to the top. True when it cannot be determined.
 */
export async function missedBeforeJoin(chats: ChatsCache): Promise<boolean> {
  const before = chats.readList('');
  if (before === undefined) return true;
  try {
    const { chats: answer } = await request('get', '/api/chats', {
      query: { offset: 0, limit: 1 },
      timeout: CHATS_TIMEOUT,
    });
    // A push may have added the newest message meanwhile.
    return ![before, chats.readList('')].some((list) => isSame(list?.chats[0], answer[0]));
  } catch {
    return true;
  }
}

function isSame(one: Chat | undefined, other: Chat | undefined): boolean {
  return (
    one?.id === other?.id &&
    one?.updated_at === other?.updated_at &&
    one?.last_message === other?.last_message &&
    one?.attachments === other?.attachments
  );
}
