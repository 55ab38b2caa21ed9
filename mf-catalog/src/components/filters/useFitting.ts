import { useLayoutEffect, useRef, useState } from 'react';

/** As much as two lines ever hold; more is not even measured. */
const MEASURED = 60;

/**
 * How many items of a wrapping list fit into so many lines, when the place after the last one must hold a button.
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
    // One place less, for the button.
    setFitting({
      of: question,
      count: beyond === undefined && count <= MEASURED ? count : Math.max(1, (beyond ?? MEASURED) - 1),
    });
  }, [isMeasured, question, lines, count]);

  return { list, shownCount: isMeasured ? fitting.count : Math.min(count, MEASURED) };
}
