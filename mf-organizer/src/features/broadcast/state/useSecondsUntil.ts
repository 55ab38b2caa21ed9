import { useEffect, useState } from 'react';
import { serverNow } from 'shared-api/clock';

/** Whole seconds until an instant by the server's clock, counted down; 0 once it has passed. */
export function useSecondsUntil(instant: string | null): number {
  const left = () => (instant === null ? 0 : Math.max(0, Math.ceil((Date.parse(instant) - serverNow()) / 1_000)));
  const [, setTick] = useState(0);
  const seconds = left();
  const isOver = seconds === 0;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => setTick((tick) => tick + 1), 1_000);
    return () => clearInterval(timer);
  }, [isOver]);
  return seconds;
}
