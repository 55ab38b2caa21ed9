import { tokenize } from 'linkifyjs';
import { Fragment, useMemo } from 'react';
import { safeHref } from '../safeHref/safeHref';

export interface LinkedTextProps {
  /** Plain text as somebody typed it. */
  children: string;
  /** Shows only so much of its beginning (in UTF-16 units). An address that does not fit whole stays text: half of it would lead elsewhere. */
  shownLength?: number;
}

/** What every address has: most texts have none of it, and need not be taken apart letter by letter. */
const MARK_OF_ADDRESS = /\S[.:@]\S|\S\//;

/**
 * Text with its addresses as links. The text is only ever cut into pieces and given to React as text, so nothing in it
 * is executed; an address other than http, https or mailto stays text.
 */
export function LinkedText({ children, shownLength = children.length }: LinkedTextProps) {
  const tokens = useMemo(() => (MARK_OF_ADDRESS.test(children) ? tokenize(children) : []), [children]);
  if (tokens.length === 0) return children.slice(0, shownLength);
  const shown = tokens.filter((token) => token.startIndex() < shownLength);
  return shown.map((token, index) => {
    const isWhole = token.endIndex() <= shownLength;
    const text = isWhole ? token.toString() : children.slice(token.startIndex(), shownLength);
    const href = token.isLink && isWhole ? safeHref(token.toHref('https')) : undefined;
    if (!href) return <Fragment key={index}>{text}</Fragment>;
    return (
      <a key={index} href={href} target="_blank" rel="noopener noreferrer nofollow">
        {text}
      </a>
    );
  });
}
