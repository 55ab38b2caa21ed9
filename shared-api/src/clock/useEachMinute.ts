import { useEffect, useReducer } from 'react';

const MINUTE = 60_000;

/**
 * Re-renders once a minute, so that everything that depends on «now» (a slot that begins, a new day) stays right on an
 * open page.
 */
export function useEachMinute(): void {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setInterval(redraw, MINUTE);
    return () => clearInterval(timer);
  }, []);
}
