import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import type { ChatWithUser } from 'shared-api/contract';
import { realtimeStatusAtom } from 'shared-api/realtime';
import { useMarkSeen } from '../api/useMarkSeen';
import { usePageVisible } from './usePageVisible';

interface Options {
  chat: ChatWithUser;
  /** The newest message, once it was in sight; `undefined` before. */
  newestId: number | undefined;
}

/**
 * Marks the chat as seen when its newest message is in sight and so is the tab (CHAT-08): once, and after a failure again only
 * in other circumstances: another message, the tab shown again, the connection back.
 */
export function useSeenMark({ chat: { id, user_id, seen }, newestId }: Options): void {
  const isVisible = usePageVisible();
  const connection = useAtomValue(realtimeStatusAtom);
  const markSeen = useMarkSeen();
  const triedIn = useRef<string>(undefined);

  useEffect(() => {
    if (id === null || newestId === undefined || !isVisible) {
      triedIn.current = undefined;
      return;
    }
    const circumstances = `${newestId}, ${connection}`;
    if (seen || triedIn.current === circumstances) return;
    triedIn.current = circumstances;
    void markSeen(id, user_id);
  }, [id, user_id, seen, newestId, isVisible, connection, markSeen]);
}
