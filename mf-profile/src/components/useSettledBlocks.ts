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
    // Hears of a change before it is painted.
    const observer = new MutationObserver(mark);
    observer.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['aria-busy'] });
    return () => observer.disconnect();
  }, [place]);
}
