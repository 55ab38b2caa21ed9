import { useCallback } from 'react';

/** Px between a sticky column and the window's edges. */
const MARGIN = 24;

/**
 * Gives a sticky element its `--sticky-top`: at the window's top, or, when it is taller than the window, as far above it as its end needs to
 * be seen.
 */
export function useStickyTop(): (element: HTMLElement | null) => (() => void) | undefined {
  return useCallback((element) => {
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const place = () => {
      const top = Math.min(MARGIN, window.innerHeight - element.offsetHeight - MARGIN);
      element.style.setProperty('--sticky-top', `${top}px`);
    };
    const observer = new ResizeObserver(place);
    observer.observe(element);
    window.addEventListener('resize', place);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', place);
    };
  }, []);
}
