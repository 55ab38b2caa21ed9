/** How far back a word may begin and still be left out whole; a longer word is cut inside. */
const LONGEST_WORD_LEFT_OUT = 30;

/**
 * The text, or its beginning of at most `limit` characters and an ellipsis. It ends before a word that does not fit;
 * pairs that make up one character (emoji) stay together.
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
