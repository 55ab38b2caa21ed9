import { tokenize } from 'linkifyjs';
import { cutText } from '../cutText/cutText';

/** `cutText` that never cuts inside an address: half of one would be a link to somewhere else. */
export function cutBeforeLink(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const halved = tokenize(text).find(
    (token) => token.isLink && token.startIndex() > 0 && token.startIndex() < limit && token.endIndex() > limit,
  );
  return halved ? `${text.slice(0, halved.startIndex()).replace(/[\s.,:;–—-]+$/u, '')}…` : cutText(text, limit);
}
