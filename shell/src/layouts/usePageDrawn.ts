import { useEffect, useState, type RefObject } from 'react';
import { whenDrawn } from '../whenDrawn';

/**
 * Whether the page's content has stood on the screen (`whenDrawn`). Once it has, it stays so.
 * @param place holds the page and nothing else
 */
export function usePageDrawn(place: RefObject<HTMLElement | null>): boolean {
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => (place.current ? whenDrawn(place.current, () => setIsDrawn(true)) : undefined), [place]);
  return isDrawn;
}
