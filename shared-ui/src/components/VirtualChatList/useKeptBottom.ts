import { useEffect, type RefObject } from 'react';
import { AT_END_PX, distanceBelow } from './distanceBelow';

/**
 * Keeps the end of a scrolling box in sight when the box itself becomes lower, as below it a place to write grows or a phone's keyboard opens:
 * otherwise the newest would lie hidden behind them. Whoever reads further up goes on where they are: what comes above the box, as a meeting's
 * line does, must not lead them past what they have not seen.
 */
export function useKeptBottom(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = box.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    let height = element.clientHeight;
    const observer = new ResizeObserver(() => {
      const lost = height - element.clientHeight;
      const wasAtEnd = distanceBelow(element) - lost <= AT_END_PX;
      height = element.clientHeight;
      // One that becomes higher at its end is moved by the browser itself.
      if (lost > 0 && wasAtEnd) element.scrollTop += lost;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
}
