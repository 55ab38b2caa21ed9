import { useLayoutEffect, useRef, useState } from 'react';

/** More items than two lines can hold; further ones are not measured. */
const MEASURED = 60;

/**
 * Counts the items of a wrapping list that fit into the given lines, leaving room for a button at the end.
 * @param signature changes with the items
 */
export function useFitting(lines: number, count: number, signature: string) {
  const list = useRef<HTMLUListElement>(null);
  const [width, setWidth] = useState(0);
  const [fitting, setFitting] = useState<{ of: string; count: number }>();
  const question = `${width} ${signature}`;
  const isMeasured = fitting?.of === question;

  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  useLayoutEffect(() => {
    if (isMeasured || !list.current) return;
    const tops = [...list.current.children].map((item) => (item instanceof HTMLElement ? item.offsetTop : 0));
    const lineStarts = tops.flatMap((top, index) => (index === 0 || top > (tops[index - 1] ?? 0) ? [index] : []));
    const beyond = lineStarts[lines];
    // One item less, to make room for the button.
    setFitting({
      of: question,
      count: beyond === undefined && count <= MEASURED ? count : Math.max(1, (beyond ?? MEASURED) - 1),
    });
  }, [isMeasured, question, lines, count]);

  return { list, shownCount: isMeasured ? fitting.count : Math.min(count, MEASURED) };
}
