import { useEffect, type RefObject } from 'react';

/**
 * Keeps what stands at the bottom of a scrolling box there when the box itself becomes lower or higher, as below it a place to write grows or a
 * phone's keyboard opens: otherwise the newest would lie hidden behind them.
 */
export function useKeptBottom(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = box.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    let height = element.clientHeight;
    const observer = new ResizeObserver(() => {
      const lost = height - element.clientHeight;
      height = element.clientHeight;
      // A box at its end that has become higher was moved by the browser itself.
      const isAtEnd = element.scrollHeight - element.scrollTop - element.clientHeight <= 1;
      if (lost !== 0 && !isAtEnd) element.scrollTop += lost;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
}
