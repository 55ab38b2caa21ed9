import { useEffect, useRef, useState } from 'react';

/**
 * Lets the newest wanted value through, at most one per `interval`; what was wanted in between is skipped. It is for requests:
 * each new value that it returns costs one.
 * @param wanted compared by identity; `undefined` wants nothing, and gets it at once
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
