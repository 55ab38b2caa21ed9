import { useStore } from 'jotai';
import { useEffect } from 'react';
import { onRealtime, realtimeStatusAtom } from 'shared-api/realtime';
import { applyChange, applyDeletion, applyMessage } from './applyMessage';
import { useChatsCache } from './chatsCache';

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
    const unsubscribes = [
      onRealtime(['message'], (event) => applyMessage(chats, event, ownUserId)),
      onRealtime(['message-updated'], (event) => applyChange(chats, event)),
      onRealtime(['message-deleted'], (event) => applyDeletion(chats, event)),
      onRealtime(['gap'], catchUp),
    ];
    document.addEventListener('visibilitychange', handleVisibility);
    return () => {
      unsubscribes.forEach((unsubscribe) => unsubscribe());
      document.removeEventListener('visibilitychange', handleVisibility);
    };
  }, [chats, store, ownUserId]);
}
