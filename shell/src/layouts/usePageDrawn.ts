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
    let isAsked = false;
    const isComplete = () => page.hasChildNodes() && !page.querySelector(WAITING);
    const look = () => {
      if (isAsked || !isComplete()) return;
      isAsked = true;
      // The frame comes first. It may bring what is waited for: between two skeletons a page can have none for a moment.
      whenIdle(() => {
        isAsked = false;
        if (isOver || !isComplete()) return;
        observer.disconnect();
        setIsDrawn(true);
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
