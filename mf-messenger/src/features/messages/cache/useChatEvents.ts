import { useEffect } from 'react';
import { onRealtime } from 'shared-api/realtime';
import { applyMessage } from './applyMessage';
import { useChatsCache } from './useChatsCache';

/**
 * Keeps the chats on the screen as the push service tells (CHAT-09). After a lost connection the list and the open chat are
 * read again, so that nothing that came meanwhile is missed.
 */
export function useChatEvents(ownUserId: number | undefined): void {
  const chats = useChatsCache();
  useEffect(() => {
    if (ownUserId === undefined) return undefined;
    const unsubscribes = [
      onRealtime(['message'], (event) => applyMessage(chats, event, ownUserId)),
      onRealtime(['gap'], () => chats.reload()),
    ];
    return () => unsubscribes.forEach((unsubscribe) => unsubscribe());
  }, [chats, ownUserId]);
}
