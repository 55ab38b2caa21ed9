import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether a row can be scrolled to either side.
 * @param count How many elements stand in it.
 */
export function useScrollRoom(row: RefObject<HTMLElement | null>, count: number): { before: boolean; after: boolean } {
  const [room, setRoom] = useState({ before: false, after: false });
  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const measure = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      const before = scrollLeft > 1;
      // Fractions of a pixel are no room.
      const after = scrollLeft + clientWidth < scrollWidth - 1;
      setRoom((known) => (known.before === before && known.after === after ? known : { before, after }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [row, count]);
  return room;
}
