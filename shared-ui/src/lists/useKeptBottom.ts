import { useEffect, type RefObject } from 'react';
import { AT_END_PX, distanceBelow } from './distances';

/**
 * Keeps the end of a scroll box visible when the box shrinks, because the message field below grows or a phone’s
 * keyboard opens; otherwise the newest item would be hidden. A user reading further up is not moved: content appearing
 * above the box, such as the meeting strip, must not scroll past unread items.
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
      // When a box at its end grows, the browser itself adjusts the scroll position.
      if (lost > 0 && wasAtEnd) element.scrollTop += lost;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
}
