import { useEffect } from 'react';
import { useQueryCache } from '../query/queryCache';
import { useRefreshOn } from '../query/useRefreshOn';
import { chatsKeys } from './chatsKeys';
import { onSeenElsewhere } from './seenTabs';

const EVENTS = ['message', 'message-updated', 'message-deleted'] as const;
const OUTDATED = [chatsKeys.unseenCount, chatsKeys.isLatestIncoming];

/**
 * Keeps the unseen badge and the latest incoming messages fresh while the push service delivers (CHAT-09). What another tab has seen is
 * read again, the chats on the screen too: newer messages may have come meanwhile, and the server alone knows.
 */
export function useUnseenChatsEvents(): void {
  useRefreshOn(EVENTS, OUTDATED);
  const cache = useQueryCache();
  useEffect(
    () => onSeenElsewhere(() => cache.refresh(chatsKeys.unseenCount, chatsKeys.isList, chatsKeys.isWithUser)),
    [cache],
  );
}
