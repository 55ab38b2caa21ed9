import { useAtomValue } from 'jotai';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { ChatWithUser } from 'shared-api/contract';
import { realtimeStatusAtom } from 'shared-api/realtime';
import { useMarkSeen } from '#api/useMarkSeen';

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
    // No word to the person: the dot is back, and the next look at the chat tries again.
    markSeen(id, user_id).catch(() => undefined);
  }, [id, user_id, seen, newestId, isVisible, connection, markSeen]);
}

/** Whether the tab is in sight. */
function usePageVisible(): boolean {
  return useSyncExternalStore(subscribe, () => document.visibilityState === 'visible');
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
