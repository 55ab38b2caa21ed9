import { useStore } from 'jotai';
import { useEffect } from 'react';
import { onRealtime, realtimeStatusAtom } from 'shared-api/realtime';
import { useChatsCache } from './chatsCache';
import { createChatNews } from './createChatNews';

/**
 * Keeps the chats on the screen as the push service tells (CHAT-09): new, changed and deleted messages. After a lost connection, and where no
 * pushes come whenever the page is looked at again, the list and the open chat are read again, so that nothing that happened meanwhile is missed.
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
    const news = createChatNews(chats, ownUserId);
    const unsubscribes = [
      onRealtime(['message'], news.hearMessage),
      onRealtime(['message-updated'], news.hearChange),
      onRealtime(['message-deleted'], news.hearDeletion),
      onRealtime(['gap'], catchUp),
    ];
    document.addEventListener('visibilitychange', handleVisibility);
    return () => {
      unsubscribes.forEach((unsubscribe) => unsubscribe());
      document.removeEventListener('visibilitychange', handleVisibility);
    };
  }, [chats, store, ownUserId]);
}
