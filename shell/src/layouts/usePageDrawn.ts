import { useEffect, useState, type RefObject } from 'react';
import { whenIdle } from '../whenIdle';

/** What is still waited for: skeletons say it of themselves. */
const WAITING = '[aria-busy="true"]';

/**
 * Whether the page's content has stood on the screen: everything that a person did not come for is fetched after it, however slow the line is.
 * Once it has, it stays so.
 * @param place holds the page and nothing else
 */
export function usePageDrawn(place: RefObject<HTMLElement | null>): boolean {
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => {
    const page = place.current;
    if (!page) return undefined;
    let isOver = false;
    const look = () => {
      if (!page.hasChildNodes() || page.querySelector(WAITING)) return;
      observer.disconnect();
      // The frame comes first.
      whenIdle(() => {
        if (!isOver) setIsDrawn(true);
      });
    };
    const observer = new MutationObserver(look);
    observer.observe(page, { childList: true, subtree: true, attributeFilter: ['aria-busy'] });
    look();
    return () => {
      isOver = true;
      observer.disconnect();
    };
  }, [place]);
  return isDrawn;
}
