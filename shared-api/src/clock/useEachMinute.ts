import { useEffect, useReducer } from 'react';

const MINUTE = 60_000;

/** Redraws once a minute, so that what depends on «now» (a slot that begins, a new day) is right on a page that stays open. */
export function useEachMinute(): void {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setInterval(redraw, MINUTE);
    return () => clearInterval(timer);
  }, []);
}
