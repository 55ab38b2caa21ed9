import { useStore } from 'jotai';
import { useEffect } from 'react';
import { onRealtime, realtimeStatusAtom } from 'shared-api/realtime';
import { useChatsCache } from './chatsCache';
import { createChatNews } from './createChatNews';
import { missedBeforeJoin } from './missedBeforeJoin';

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
