import { useEffect, useReducer } from 'react';
import { serverNow } from 'shared-api/clock';

/** The server's clock may be learnt anew, and a computer sleeps: no wait is longer than this. */
const LONGEST_WAIT_MS = 60_000;

/** Draws anew when the server's clock shows a time, in milliseconds since 1970, and once a minute until then. */
export function useRedrawAt(instant: number | undefined): void {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  // After each drawing: the time left is another one.
  useEffect(() => {
    const wait = instant === undefined ? LONGEST_WAIT_MS : Math.min(LONGEST_WAIT_MS, instant - serverNow());
    const timer = setTimeout(redraw, wait);
    return () => clearTimeout(timer);
  });
}
