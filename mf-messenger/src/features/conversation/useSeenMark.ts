import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import type { ChatWithUser } from 'shared-api/contract';
import { realtimeStatusAtom } from 'shared-api/realtime';
import { useMarkSeen } from '#api/useMarkSeen';

interface Options {
  chat: ChatWithUser;
  /** The newest message, while it has been read and somebody can be looking. */
  newestId: number | undefined;
}

/**
 * Marks the chat as seen when its newest message was read (CHAT-08): once, and after a failure again only in other circumstances: another
 * message, the window looked at again, the connection back.
 */
export function useSeenMark({ chat: { id, user_id, seen }, newestId }: Options): void {
  const connection = useAtomValue(realtimeStatusAtom);
  const markSeen = useMarkSeen();
  const triedIn = useRef<string>(undefined);

  useEffect(() => {
    if (id === null || newestId === undefined) {
      triedIn.current = undefined;
      return;
    }
    const circumstances = `${newestId}, ${connection}`;
    if (seen || triedIn.current === circumstances) return;
    triedIn.current = circumstances;
    // No word to the person: the dot is back, and the next look at the chat tries again.
    markSeen(id, user_id).catch(() => undefined);
  }, [id, user_id, seen, newestId, connection, markSeen]);
}
