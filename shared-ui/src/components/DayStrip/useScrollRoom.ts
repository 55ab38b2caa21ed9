import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether a row can be scrolled further to either side.
 * @param count Number of its elements; a change measures again.
 */
export function useScrollRoom(row: RefObject<HTMLElement | null>, count: number): { before: boolean; after: boolean } {
  const [room, setRoom] = useState({ before: false, after: false });
  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const measure = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      const before = scrollLeft > 1;
      // A fraction of a pixel does not count.
      const after = scrollLeft + clientWidth < scrollWidth - 1;
      setRoom((previous) => (previous.before === before && previous.after === after ? previous : { before, after }));
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
