import { useEffect } from 'react';
import { useQueryCache } from '../query/queryCache';
import { useRefreshOn } from '../query/useRefreshOn';
import { chatsKeys } from './chatsKeys';
import { onSeenElsewhere } from './seenTabs';

const EVENTS = ['message', 'message-updated', 'message-deleted'] as const;
const OUTDATED = [chatsKeys.unseenCount, chatsKeys.isLatestIncoming];

/**
 * Keeps the unseen badge and the latest incoming messages fresh while the push service delivers (CHAT-09). When another
 * tab has seen a chat, the badge and the chats on the screen are fetched again: newer messages may have arrived
 * meanwhile, so only the server has the right count.
 */
export function useUnseenChatsEvents(): void {
  useRefreshOn(EVENTS, OUTDATED);
  const cache = useQueryCache();
  useEffect(
    () => onSeenElsewhere(() => cache.refresh(chatsKeys.unseenCount, chatsKeys.isList, chatsKeys.isWithUser)),
    [cache],
  );
}
