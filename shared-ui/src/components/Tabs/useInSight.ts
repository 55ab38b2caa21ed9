import { useLayoutEffect, useRef } from 'react';

/**
 * Scrolls a row sideways, and never the page, so that one of its elements is seen whole.
 * @param selector Which element, inside the row.
 * @param key Changes when it is another element; what the person scrolls to stays otherwise.
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
