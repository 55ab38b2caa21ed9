import { useLayoutEffect, useRef, useState } from 'react';
import type { DataTableWidth } from '../domain/dataTable';

/** Least widths in rem, so that larger text turns a table into cards as a narrower window does. */
const LEAST: readonly (readonly [DataTableWidth, number])[] = [
  ['wide', 58],
  ['medium', 43],
  ['small', 37],
];

/** How wide the element of the ref is for its text size; measured before the first paint. */
export function useTableWidth() {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<DataTableWidth>('wide');

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const read = () => {
      const { width: px } = element.getBoundingClientRect();
      // Hidden, or without a layout.
      if (px === 0) return;
      const rem = px / parseFloat(getComputedStyle(document.documentElement).fontSize);
      setWidth(LEAST.find(([, least]) => rem >= least)?.[0] ?? 'cards');
    };
    read();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(read);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return { frame, width };
}
