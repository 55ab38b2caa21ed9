import { useLayoutEffect, useRef } from 'react';

/** Scrolls a row of tabs sideways, and never the page, so that the open one is seen whole. */
export function useTabInSight(openTab: string) {
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>('[data-state="active"]');
    if (!row.current || !tab) return;
    const { scrollLeft, clientWidth } = row.current;
    const end = tab.offsetLeft + tab.offsetWidth;
    if (tab.offsetLeft < scrollLeft) row.current.scrollLeft = tab.offsetLeft;
    else if (end > scrollLeft + clientWidth) row.current.scrollLeft = end - clientWidth;
  }, [openTab]);
  return row;
}
