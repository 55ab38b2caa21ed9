import { useStore } from 'jotai';
import { useEffect } from 'react';
import { CHATS_TIMEOUT } from 'shared-api/chats';
import { request } from 'shared-api/client';
import type { Chat } from 'shared-api/contract';
import { onRealtime, realtimeStatusAtom, type MessageNews, type RealtimeEvents } from 'shared-api/realtime';
import { applyChange, applyDeletion, applyMessage } from './applyMessage';
import { isBeingRead, noteUntold } from './beingRead';
import { useChatsCache, type ChatsCache } from './chatsCache';

/**
 * Milliseconds. In a longer wait for the push channel an older message may have been changed or deleted, which
 * comparing the newest chat does not detect.
 */
const SHORT_WAIT = 10_000;

/**
 * Applies new, changed and deleted messages from the push channel to the chats on the screen (CHAT-09). Refetches the
 * list and the open chat after a lost connection and, without pushes, whenever the page becomes visible. The first join
 * of a page load refetches them only when something was missed before it.
 */
export function useChatEvents(ownUserId: number | undefined): void {
  const chats = useChatsCache();
  const store = useStore();
  useEffect(() => {
    if (ownUserId === undefined) return undefined;
    const catchUp = () => {
      chats.outdateHistories();
      chats.reload();
    };
    const handleVisibility = () => {
      if (document.visibilityState === 'visible' && store.get(realtimeStatusAtom) !== 'online') catchUp();
    };
    const openedAt = performance.now();
    let isOver = false;
    const catchUpAtJoin = async () => {
      const isMissed = performance.now() - openedAt > SHORT_WAIT || (await missedBeforeJoin(chats));
      if (isMissed && !isOver) catchUp();
    };
    const news = createChatNews(chats, ownUserId);
    const unsubscribes = [
      onRealtime(['message'], news.hearMessage),
      onRealtime(['message-updated'], news.hearChange),
      onRealtime(['message-deleted'], news.hearDeletion),
      onRealtime(['gap'], ({ isFirstJoin }) => (isFirstJoin ? void catchUpAtJoin() : catchUp())),
    ];
    document.addEventListener('visibilitychange', handleVisibility);
    return () => {
      isOver = true;
      unsubscribes.forEach((unsubscribe) => unsubscribe());
      document.removeEventListener('visibilitychange', handleVisibility);
    };
  }, [chats, store, ownUserId]);
}

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

/**
 * Whether a message arrived between the first request for the chats and the join of the push channel. Comparing the
 * newest chat is enough, since each message moves its chat to the top. True when it cannot be determined.
 */
async function missedBeforeJoin(chats: ChatsCache): Promise<boolean> {
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
