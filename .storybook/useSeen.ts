import { useEffect, useRef, useState, type RefObject } from 'react';

/** Whether an element has been in the window: `loading="lazy"` would load a dozen frames at once. */
export function useSeen<E extends HTMLElement>(): [place: RefObject<E | null>, isSeen: boolean] {
  const place = useRef<E>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!place.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setSeen(true);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return [place, isSeen];
}
