import { useCallback, useRef } from 'react';

/** Scroll only when the target is below this fraction of the viewport's height. */
const LOWEST = 2 / 3;

/**
 * Returns a ref that scrolls its element into view once, on mount. A ref callback runs before paint, so the page does
 * not visibly jump.
 */
export function useArrivalAtNow(): (element: HTMLElement | null) => void {
  const hasArrived = useRef(false);
  return useCallback((element) => {
    if (!element || hasArrived.current) return;
    hasArrived.current = true;
    if (element.getBoundingClientRect().top > window.innerHeight * LOWEST) element.scrollIntoView({ block: 'start' });
  }, []);
}
