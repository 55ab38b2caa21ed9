import { useEffect, useEffectEvent, useRef } from 'react';
import { keepSeenId } from './seenMemory';

interface Options {
  ownUserId: number;
  chatId: number | null;
  /** The newest message, while it has been read. */
  readId: number | undefined;
}

/** The browser's storage takes milliseconds: it is written to once a second at most, and never before what came has been drawn. */
const PAUSE_MS = 1_000;

/** Keeps on this device how far a chat was read. */
export function useSeenMemory({ ownUserId, chatId, readId }: Options): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const keep = useEffectEvent(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (chatId !== null && readId !== undefined) keepSeenId(ownUserId, chatId, readId);
  });
  useEffect(() => {
    if (readId !== undefined) timer.current ??= setTimeout(() => keep(), PAUSE_MS);
  }, [readId]);

  useEffect(() => {
    // A reload does not wait for the timer.
    const keepNow = () => timer.current !== undefined && keep();
    window.addEventListener('pagehide', keepNow);
    return () => {
      window.removeEventListener('pagehide', keepNow);
      keepNow();
    };
  }, []);
}
