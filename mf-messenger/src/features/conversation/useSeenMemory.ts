import { useEffect, useEffectEvent, useRef } from 'react';
import { keepSeenId } from './seenMemory';

interface Options {
  ownUserId: number;
  chatId: number | null;
  /** The newest message, if it was read. */
  readId: number | undefined;
}

/** Minimum interval of storage writes, which take milliseconds each; the delay also lets messages be painted first. */
const PAUSE_MS = 1_000;

/** Stores on this device how far a chat was read. */
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
    // A reload would cancel the timer.
    const keepNow = () => timer.current !== undefined && keep();
    window.addEventListener('pagehide', keepNow);
    return () => {
      window.removeEventListener('pagehide', keepNow);
      keepNow();
    };
  }, []);
}
