import { tokenize, type MultiToken } from 'linkifyjs';
import { safeHref, webHref } from 'shared-ui/safeHref';

/** A part of a text; with an address to open if it is a link. */
export interface TextPart {
  text: string;
  /** In UTF-16 units of the whole text. */
  start: number;
  href: string | undefined;
}

/** Cheap test for anything like an address: most texts do not match and skip the tokenizer. */
const MARK_OF_ADDRESS = /\S[.:@]\S|\S\//;

/**
 * Ends of an address that belong to the text around it: quotes of every kind, and dashes or an ellipsis before a blank. An
 * apostrophe inside a word stays.
 */
const BOUNDARY = /([«»“”„‟"‹›]+|['’‘‚](?![\p{L}\d])|[…—–]+(?!\S))/u;

/** Top-level domains that files end with as well; a name with such an ending is rather a file’s. */
const FILE_ENDINGS = new Set(['ai', 'app', 'cab', 'mov', 'ps', 'pub', 'py', 'sh', 'zip']);

/** The same of countries whose sites are written about: a file only if its name is not in Latin letters. */
const COUNTRY_ENDINGS = new Set(['cc', 'md', 'pl', 'rs', 'so']);

/**
 * Splits a text that a person typed into plain parts and links. Only http, https and mailto become links, and of this site only
 * pages: opening `/api/auth/logout` would end the reader’s session.
 */
export function splitLinks(text: string): readonly TextPart[] {
  if (!MARK_OF_ADDRESS.test(text)) return [{ text, start: 0, href: undefined }];
  const parts: TextPart[] = [];
  let start = 0;
  for (const piece of text.split(BOUNDARY)) {
    for (const token of piece === '' ? [] : tokenize(piece))
      parts.push({ text: token.toString(), start: start + token.startIndex(), href: hrefOf(token) });
    start += piece.length;
  }
  return parts;
}

function hrefOf(token: MultiToken): string | undefined {
  if (!token.isLink || isFileName(token)) return undefined;
  const href = token.toHref('https');
  return href.startsWith('mailto:') ? safeHref(href) : webHref(href);
}

/** Whether a word like «прайс.zip» only looks like an address: it has neither a scheme nor `www.`. */
function isFileName(token: MultiToken): boolean {
  const word = token.toString();
  if (token.t !== 'url' || /^(www\.|[a-z][a-z\d+.-]*:\/\/)/i.test(word)) return false;
  const [host = ''] = word.split(/[/?#:]/);
  const ending = host.slice(host.lastIndexOf('.') + 1).toLowerCase();
  return FILE_ENDINGS.has(ending) || (COUNTRY_ENDINGS.has(ending) && /[^\0-\x7F]/.test(host));
}
