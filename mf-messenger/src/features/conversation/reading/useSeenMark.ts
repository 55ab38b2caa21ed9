import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { ChatWithUser } from 'shared-api/contract';
import { realtimeStatusAtom } from 'shared-api/realtime';
import { keepDraft, readDraft } from 'shared-api/storage';
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

interface MemoryOptions {
  ownUserId: number;
  chatId: number | null;
  /** The newest message, if it was read. */
  readId: number | undefined;
}

/** Minimum interval of storage writes, which take milliseconds each; the delay also lets messages be painted first. */
const STORING_PAUSE_MS = 1_000;

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

/** Stores on this device how far a chat was read. */
export function useSeenMemory({ ownUserId, chatId, readId }: MemoryOptions): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const keep = useEffectEvent(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (chatId !== null && readId !== undefined) keepSeenId(ownUserId, chatId, readId);
  });
  useEffect(() => {
    if (readId !== undefined) timer.current ??= setTimeout(() => keep(), STORING_PAUSE_MS);
  }, [readId]);

  useEffect(() => {
    // A reload would cancel the timer.
    const keepNow = () => timer.current !== undefined && keep();
    window.addEventListener('pagehide', keepNow);
    return () => {
      window.removeEventListener('pagehide', keepNow);
      keepNow();
    };
  }, []);
}

const nameOf = (ownUserId: number, chatId: number) => `seen.${ownUserId}.${chatId}`;

/**
 * Reads the id of the newest message of a chat read on this device; 0 without a record. Cleared at logout, as drafts
 * are.
 */
export function readSeenId(ownUserId: number, chatId: number): number {
  return Number(readDraft(nameOf(ownUserId, chatId))) || 0;
}

/** Stores the id of the newest message of a chat read on this device. */
function keepSeenId(ownUserId: number, chatId: number, messageId: number): void {
  keepDraft(nameOf(ownUserId, chatId), String(messageId));
}
