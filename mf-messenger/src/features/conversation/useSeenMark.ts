import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import type { ChatWithUser } from 'shared-api/contract';
import { realtimeStatusAtom } from 'shared-api/realtime';
import { useMarkSeen } from '#api/useMarkSeen';
import { isUntold, tell } from '#cache/beingRead';

interface Options {
  chat: ChatWithUser;
  /** The newest message, if it was read and the window has the focus. */
  newestId: number | undefined;
}

/** Minimum interval between requests, and the delay after a message read on arrival, so that it is painted first. */
const PAUSE_MS = 500;
const DRAWN_MS = 50;

/**
 * Marks the chat as seen when its newest message is read (CHAT-08). After a failure it retries only when circumstances
 * change: another message, a refocused window, a restored connection.
 */
export function useSeenMark({ chat: { id, user_id, seen }, newestId }: Options): void {
  const connection = useAtomValue(realtimeStatusAtom);
  const markSeen = useMarkSeen();
  const triedIn = useRef<string>(undefined);
  const lastTime = useRef(-Infinity);
  const due = useRef<() => void>(undefined);

  useEffect(() => {
    const former = due.current;
    due.current = undefined;
    if (id === null || newestId === undefined) {
      former?.();
      triedIn.current = undefined;
      return undefined;
    }
    const circumstances = `${newestId}, ${connection}`;
    if ((seen && !isUntold(id)) || triedIn.current === circumstances) return undefined;
    const mark = () => {
      due.current = undefined;
      triedIn.current = circumstances;
      lastTime.current = performance.now();
      tell(id);
      // No toast: the unseen dot returns, and the next look at the chat tries again.
      markSeen(id, user_id).catch(() => undefined);
    };
    const wait = Math.max(seen ? DRAWN_MS : 0, lastTime.current + PAUSE_MS - performance.now());
    if (wait === 0) {
      mark();
      return undefined;
    }
    due.current = mark;
    const timer = setTimeout(mark, wait);
    return () => clearTimeout(timer);
  }, [id, user_id, seen, newestId, connection, markSeen]);

  // Sends a pending mark when the chat is left.
  useEffect(() => () => due.current?.(), []);
}
