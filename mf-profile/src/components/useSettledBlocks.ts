import { useLayoutEffect, type RefObject } from 'react';

const BUSY = '[aria-busy="true"]';

/**
 * Marks each block of a page (`data-settled`) once nothing in it waits any more; what it asks for later takes the mark not away.
 * @param place holds the columns, whose children are the blocks
 */
export function useSettledBlocks(place: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const root = place.current;
    if (!root) return undefined;
    const mark = () => {
      for (const block of root.querySelectorAll<HTMLElement>('[data-column] > :not([data-settled])'))
        if (!block.matches(BUSY) && !block.querySelector(BUSY)) block.dataset.settled = '';
    };
    mark();
    // Not in the frame that gives a block its height: what follows it would be seen to move in the very frame in which it is shown.
    let frame = 0;
    const markLater = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(mark);
      });
    };
    const observer = new MutationObserver(markLater);
    observer.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['aria-busy'] });
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [place]);
}
