import { useRefreshOn } from '../query/useRefreshOn';
import { chatsKeys } from './chatsKeys';

/** Keeps the unseen badge and the latest incoming messages fresh while the push service delivers (CHAT-09). */
export function useUnseenChatsEvents(): void {
  useRefreshOn(['message', 'message-updated', 'message-deleted'], [chatsKeys.unseenCount, chatsKeys.isLatestIncoming]);
}
