import { useLayoutEffect, useRef, useState } from 'react';
import type { TagMeasure } from './tagRows';

/** Until measured: a row on a phone. */
const START: TagMeasure = { line: 320, font: 14, edges: 62 };
/** Left padding, both borders and the gap to the next tag: see `Tag`. */
const EDGES_PX = 12 + 2 + 4;
const NARROWEST_CROSS_PX = 28;

/** Row width, font size and tag edges of a tag list, kept up to date on resize. */
export function useTagMeasure() {
  const scroller = useRef<HTMLDivElement>(null);
  const [measure, setMeasure] = useState(START);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const read = () => {
      const cross = element.querySelector('button')?.offsetWidth ?? NARROWEST_CROSS_PX;
      const font = parseFloat(getComputedStyle(element).fontSize) || START.font;
      const next = { line: element.clientWidth, font, edges: EDGES_PX + Math.min(cross, 2 * NARROWEST_CROSS_PX) };
      setMeasure((last) =>
        last.line === next.line && last.font === next.font && last.edges === next.edges ? last : next,
      );
    };
    read();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(read);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return { scroller, measure };
}
