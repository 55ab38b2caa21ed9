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
 * Marks the chat as seen when its newest message is in sight and so is the tab (CHAT-08). After a failure it tries again only
 * in other circumstances: another message, the tab shown again, the connection back.
 */
export function useSeenMark({ chat: { id, user_id, seen }, newestId }: Options): void {
  const isVisible = usePageVisible();
  const connection = useAtomValue(realtimeStatusAtom);
  const markSeen = useMarkSeen();
  const failedIn = useRef<string>(undefined);

  useEffect(() => {
    if (id === null || newestId === undefined || !isVisible) {
      failedIn.current = undefined;
      return;
    }
    const circumstances = `${newestId}, ${connection}`;
    if (seen || failedIn.current === circumstances) return;
    markSeen(id, user_id).catch(() => {
      failedIn.current = circumstances;
    });
  }, [id, user_id, seen, newestId, isVisible, connection, markSeen]);
}
