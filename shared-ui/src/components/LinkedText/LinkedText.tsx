import { tokenize, type MultiToken } from 'linkifyjs';
import { Fragment, useMemo } from 'react';
import { safeHref, webHref } from 'shared-ui/safeHref';

export interface LinkedTextProps {
  /** Plain text as a user typed it. */
  children: string;
  /** Shows only this many UTF-16 units. An address cut by the limit stays text: half of it would lead elsewhere. */
  shownLength?: number;
}

/** Cheap test for anything like an address: most texts do not match and skip the tokenizer. */
const MARK_OF_ADDRESS = /\S[.:@]\S|\S\//;

/**
 * Text with its addresses as links. The text is only split and passed to React as text, so it is never executed.
 * Addresses other than http, https and mailto stay text, and so do those of this site that are not pages: opening
 * `/api/auth/logout` would end the reader’s session.
 */
export function LinkedText({ children, shownLength = children.length }: LinkedTextProps) {
  const tokens = useMemo(() => (MARK_OF_ADDRESS.test(children) ? tokenize(children) : []), [children]);
  if (tokens.length === 0) return children.slice(0, shownLength);
  const shown = tokens.filter((token) => token.startIndex() < shownLength);
  return shown.map((token, index) => {
    const isWhole = token.endIndex() <= shownLength;
    const text = isWhole ? token.toString() : children.slice(token.startIndex(), shownLength);
    const href = token.isLink && isWhole ? hrefOf(token) : undefined;
    if (!href) return <Fragment key={index}>{text}</Fragment>;
    return (
      <a key={index} href={href} target="_blank" rel="noopener noreferrer nofollow">
        {text}
      </a>
    );
  });
}

function hrefOf(token: MultiToken): string | undefined {
  const href = token.toHref('https');
  return href.startsWith('mailto:') ? safeHref(href) : webHref(href);
}
