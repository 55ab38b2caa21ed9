import { tokenize } from 'linkifyjs';
import { Fragment, useMemo } from 'react';

import { safeHref } from '../ButtonLink/safeHref';

export interface LinkedTextProps {
  /** Plain text as somebody typed it. */
  children: string;
}

/**
 * Text with its addresses as links. The text is only ever cut into pieces and given to React as text, so nothing in it
 * is executed; an address other than http, https or mailto stays text.
 */
export function LinkedText({ children }: LinkedTextProps) {
  const tokens = useMemo(() => tokenize(children), [children]);
  return tokens.map((token, index) => {
    const text = token.toString();
    const href = token.isLink ? safeHref(token.toHref('https')) : undefined;
    if (!href) return <Fragment key={index}>{text}</Fragment>;
    return (
      <a key={index} href={href} target="_blank" rel="noopener noreferrer nofollow">
        {text}
      </a>
    );
  });
}
