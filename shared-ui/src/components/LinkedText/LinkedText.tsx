import { Fragment, useMemo } from 'react';
import { splitLinks } from './splitLinks';

export interface LinkedTextProps {
  /** Plain text as a user typed it. */
  children: string;
  /** Shows only this many UTF-16 units. An address cut by the limit stays text: half of it would lead elsewhere. */
  shownLength?: number;
}

/**
 * Text with its addresses as links. The text is only split and passed to React as text, so it is never executed.
 */
export function LinkedText({ children, shownLength = children.length }: LinkedTextProps) {
  const parts = useMemo(() => splitLinks(children), [children]);
  return parts.map(({ text, start, href }) => {
    if (start >= shownLength) return null;
    const isWhole = start + text.length <= shownLength;
    if (!href || !isWhole) return <Fragment key={start}>{text.slice(0, shownLength - start)}</Fragment>;
    return (
      <a key={start} href={href} target="_blank" rel="noopener noreferrer nofollow">
        {text}
      </a>
    );
  });
}
