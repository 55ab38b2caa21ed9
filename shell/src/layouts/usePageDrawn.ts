import { useEffect, useState, type RefObject } from 'react';
import { whenDrawn } from './whenDrawn';

/**
 * Whether the page's content has been rendered (`whenDrawn`); stays true from then on.
 * @param place contains only the page
 */
export function usePageDrawn(place: RefObject<HTMLElement | null>): boolean {
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => (place.current ? whenDrawn(place.current, () => setIsDrawn(true)) : undefined), [place]);
  return isDrawn;
}
