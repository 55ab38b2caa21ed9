import { useEffect, useRef, useState } from 'react';

/**
 * Throttles a value: passes the newest one, at most one per `interval`, and skips those in between. For values that
 * each cost an API call.
 * @param wanted compared by identity; `undefined` passes at once
 * @param interval milliseconds
 */
export function usePaced<T extends object>(wanted: T | undefined, interval: number): T | undefined {
  const [issued, setIssued] = useState<T>();
  const lastIssuedAt = useRef(-Infinity);

  useEffect(() => {
    if (wanted === issued) return;
    const wait = wanted === undefined ? 0 : Math.max(0, lastIssuedAt.current + interval - performance.now());
    const timer = setTimeout(() => {
      if (wanted !== undefined) lastIssuedAt.current = performance.now();
      setIssued(wanted);
    }, wait);
    return () => clearTimeout(timer);
  }, [wanted, issued, interval]);

  return wanted && issued;
}
