import { useLayoutEffect, useRef } from 'react';

/**
 * Scrolls a row horizontally, never the page, until one of its elements is fully visible.
 * @param selector Selects the element inside the row.
 * @param key Identifies the element; the user’s own scroll position is kept until it changes.
 */
export function useInSight(selector: string, key: string) {
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = row.current?.querySelector<HTMLElement>(selector);
    if (!row.current || !element) return;
    const { scrollLeft, clientWidth } = row.current;
    const { offsetLeft, offsetWidth } = element;
    const isInSight = offsetLeft >= scrollLeft && offsetLeft + offsetWidth <= scrollLeft + clientWidth;
    // In the middle: the row snaps to the nearest start of an element, which would cut one at the end.
    if (!isInSight) row.current.scrollLeft = offsetLeft - (clientWidth - offsetWidth) / 2;
  }, [selector, key]);
  return row;
}
