import { useEffect } from 'react';
import { onRealtime } from 'shared-api/realtime';
import { applyChange, applyDeletion, applyMessage } from './applyMessage';
import { useChatsCache } from './chatsCache';

/**
 * Keeps the chats on the screen as the push service tells (CHAT-09): new, changed and deleted messages. After a lost connection the list and
 * the open chat are read again, so that nothing that came meanwhile is missed.
 */
export function useChatEvents(ownUserId: number | undefined): void {
  const chats = useChatsCache();
  useEffect(() => {
    if (ownUserId === undefined) return undefined;
    const unsubscribes = [
      onRealtime(['message'], (event) => applyMessage(chats, event, ownUserId)),
      onRealtime(['message-updated'], (event) => applyChange(chats, event)),
      onRealtime(['message-deleted'], (event) => applyDeletion(chats, event)),
      onRealtime(['gap'], () => chats.reload()),
    ];
    return () => unsubscribes.forEach((unsubscribe) => unsubscribe());
  }, [chats, ownUserId]);
}
