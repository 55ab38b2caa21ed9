import { useEffect, useReducer } from 'react';
import { serverNow } from 'shared-api/clock';

/** Upper limit of the timer: the server's clock may be corrected, and timers stop while a computer sleeps. */
const LONGEST_WAIT_MS = 60_000;

/** Re-renders when the server's clock reaches a time (milliseconds since 1970), and every minute until then. */
export function useRedrawAt(instant: number | undefined): void {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  // Runs after each render, because the remaining time has changed.
  useEffect(() => {
    const wait = instant === undefined ? LONGEST_WAIT_MS : Math.min(LONGEST_WAIT_MS, instant - serverNow());
    const timer = setTimeout(redraw, wait);
    return () => clearTimeout(timer);
  });
}
