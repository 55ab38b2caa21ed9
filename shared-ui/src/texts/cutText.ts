/** In characters; a longer word is cut inside instead of dropped. */
const LONGEST_WORD_LEFT_OUT = 30;

/**
 * Shortens a text to at most `limit` characters and an ellipsis. Cuts before a word that does not fit; surrogate pairs
 * (emoji) stay together.
 */
export function cutText(text: string, limit: number): string {
  const characters = Array.from(text);
  if (characters.length <= limit) return text;

  const head = characters.slice(0, limit).join('');
  const next = characters[limit] ?? '';
  const lastSpace = head.search(/\s\S*$/);
  const isMidWord = /\S/.test(next) && lastSpace > 0 && head.length - lastSpace <= LONGEST_WORD_LEFT_OUT;
  const whole = isMidWord ? head.slice(0, lastSpace) : head;
  return `${whole.replace(/[\s.,;:!?–—-]+$/u, '')}…`;
}
