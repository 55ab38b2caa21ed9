import type { MessageNews, RealtimeEvents } from 'shared-api/realtime';
import { applyChange, applyDeletion, applyMessage } from './applyMessage';
import { isBeingRead, noteUntold } from './beingRead';
import type { ChatsCache } from './chatsCache';

/** Brings what pushes tell to the chats and the lists: by the server's order, whatever order it comes in (CHAT-09). */
export function createChatNews(chats: ChatsCache, ownUserId: number) {
  /** The latest version heard of each changed message. Nothing is later than its deletion. */
  const latest = new Map<number, number>();
  const isOvertaken = ({ id, revision = 0 }: MessageNews['message']) => revision < (latest.get(id) ?? 0);

  return {
    hearMessage: (news: MessageNews): void => {
      const { id, chat_id, user_id } = news.message;
      const newest = chats.readHistory(chat_id)?.messages.at(-1);
      const isSeen = user_id !== ownUserId && isBeingRead(chat_id) && (newest === undefined || newest.id < id);
      if (isSeen) noteUntold(chat_id);
      applyMessage(chats, { ...news, isSeen }, ownUserId);
      // The chat that came along was overtaken too.
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
      // A server that does not number its versions: this may have been overtaken by a later one, and only the server knows.
      chats.outdateHistory(chat_id);
      chats.reload();
    },

    hearDeletion: (news: RealtimeEvents['message-deleted']): void => {
      latest.set(news.id, Infinity);
      applyDeletion(chats, news);
    },
  };
}
