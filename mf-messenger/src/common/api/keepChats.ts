import { chatsKeys } from 'shared-api/chats';
import type { KeepAnswers } from 'shared-api/federation';
import { withFirstPage } from '#cache/chatList';
import { chatsCacheOf, historyKey, listKey } from '#cache/chatsCache';
import { getNewestMessages } from './getMessages';
import { getChats } from './useChats';
import { getChatWithUser } from './useChatWithUser';

/** Chats that are kept with their newest messages. */
const KEPT_CHATS = 5;

/** Keeps the list of chats, and the newest ones with their messages. */
export const keepChats: KeepAnswers = async (cache) => {
  const cached = chatsCacheOf(cache);
  const { chats } = await cache.keep(listKey(''), async () =>
    withFirstPage(cached.readList(''), '', await getChats('', 0)),
  );
  for (const { id, user_id } of chats.slice(0, KEPT_CHATS)) {
    await cache.keep(chatsKeys.withUser(user_id), () => getChatWithUser(user_id));
    await cache.keep(historyKey(id), () => getNewestMessages(id, () => cached.readHistory(id)));
  }
};
