import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import type { ChatWithUser } from 'shared-api/contract';
import { realtimeStatusAtom } from 'shared-api/realtime';
import { useMarkSeen } from '#api/useMarkSeen';
import { isUntold, tell } from '#cache/beingRead';

interface Options {
  chat: ChatWithUser;
  /** The newest message, while it has been read and somebody can be looking. */
  newestId: number | undefined;
}

/** The server is told twice a second at most, and of what was read as it came once that has been drawn. */
const PAUSE_MS = 500;
const DRAWN_MS = 50;

/**
 * Marks the chat as seen when its newest message was read (CHAT-08): once, and after a failure again only in other circumstances: another
 * message, the window looked at again, the connection back.
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
      // No word to the person: the dot is back, and the next look at the chat tries again.
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

  // What was read is not left untold with the chat or the window.
  useEffect(() => () => due.current?.(), []);
}
