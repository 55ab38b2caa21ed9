import type { MessageNews, RealtimeEvents } from 'shared-api/realtime';
import { applyChange, applyDeletion, applyMessage } from './applyMessage';
import { isBeingRead, noteUntold } from './beingRead';
import type { ChatsCache } from './chatsCache';

/** Applies pushes to the chats and the lists in the server's order, whatever order they arrive in (CHAT-09). */
export function createChatNews(chats: ChatsCache, ownUserId: number) {
  /** Latest revision received per changed message; a deletion outranks all of them. */
  const latest = new Map<number, number>();
  const isOvertaken = ({ id, revision = 0 }: MessageNews['message']) => revision < (latest.get(id) ?? 0);

  return {
    hearMessage: (news: MessageNews): void => {
      const { id, chat_id, user_id } = news.message;
      const newest = chats.readHistory(chat_id)?.messages.at(-1);
      const isSeen = user_id !== ownUserId && isBeingRead(chat_id) && (newest === undefined || newest.id < id);
      if (isSeen) noteUntold(chat_id);
      applyMessage(chats, { ...news, isSeen }, ownUserId);
      // The chat in the push is stale too.
      if (isOvertaken(news.message)) chats.reloadLists();
    },

    hearChange: (news: MessageNews): void => {
      const { id, chat_id, revision } = news.message;
      if (isOvertaken(news.message)) return;
      applyChange(chats, news);
      if (revision !== undefined) {
        latest.set(id, revision);
        return;
      }
      // Without a revision number only the server can tell whether this change is the latest.
      chats.outdateHistory(chat_id);
      chats.reload();
    },

    hearDeletion: (news: RealtimeEvents['message-deleted']): void => {
      latest.set(news.id, Infinity);
      applyDeletion(chats, news);
    },
  };
}
