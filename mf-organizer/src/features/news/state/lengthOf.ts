/** Length of a text as it will be sent, in characters as the server counts them: an emoji is one. */
export function lengthOf(text: string): number {
  return [...text.trim()].length;
}
