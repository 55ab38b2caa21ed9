import { useEffect, useState } from 'react';

/** How long an answer may take before its absence is drawn. */
export const SHOW_LOADING_AFTER_MS = 150;

/** True once `isActive` has been true for a while: draws waiting only when there is some. */
export function useDelayed(isActive: boolean, delayMs = SHOW_LOADING_AFTER_MS): boolean {
  const [isDue, setIsDue] = useState(false);

  useEffect(() => {
    if (!isActive) return;
    const timer = setTimeout(() => setIsDue(true), delayMs);
    return () => {
      clearTimeout(timer);
      setIsDue(false);
    };
  }, [isActive, delayMs]);

  return isActive && isDue;
}
