import { useCallback, useRef } from 'react';

/** Below this part of the window little of what comes next would be seen. */
const LOWEST = 2 / 3;

/** Brings what comes next into sight, once, when it is first drawn too low; before anything is painted, so that nothing jumps. */
export function useArrivalAtNow(): (element: HTMLElement | null) => void {
  const hasArrived = useRef(false);
  return useCallback((element) => {
    if (!element || hasArrived.current) return;
    hasArrived.current = true;
    if (element.getBoundingClientRect().top > window.innerHeight * LOWEST) element.scrollIntoView({ block: 'start' });
  }, []);
}
