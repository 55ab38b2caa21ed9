import { useCallback, useRef } from 'react';

/** Brings what comes next into sight, once, when it is first drawn below the window; before anything is painted, so that nothing jumps. */
export function useArrivalAtNow(): (element: HTMLElement | null) => void {
  const hasArrived = useRef(false);
  return useCallback((element) => {
    if (!element || hasArrived.current) return;
    hasArrived.current = true;
    if (element.getBoundingClientRect().bottom > window.innerHeight) element.scrollIntoView({ block: 'start' });
  }, []);
}
