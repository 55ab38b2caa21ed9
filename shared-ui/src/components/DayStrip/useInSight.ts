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
    const end = element.offsetLeft + element.offsetWidth;
    if (element.offsetLeft < scrollLeft) row.current.scrollLeft = element.offsetLeft;
    else if (end > scrollLeft + clientWidth) row.current.scrollLeft = end - clientWidth;
  }, [selector, key]);
  return row;
}
