import { storedFileName } from 'shared-api/text';

/** Characters kept at the end of a shortened name: the extension and a number such as «(1)». */
const END = 9;

/** Splits a name for a line that shortens it in the middle: «прайс…2026.xlsx». A short name is not split. */
export function splitForEllipsis(name: string): { start: string; end: string } {
  const characters = [...name];
  if (characters.length <= 2 * END) return { start: name, end: '' };
  return { start: characters.slice(0, -END).join(''), end: characters.slice(-END).join('') };
}

/** Shortens a long name in the middle, for a menu. */
export function cutName(name: string): string {
  const { start, end } = splitForEllipsis(storedFileName(name));
  const characters = [...start];
  return characters.length > 2 * END ? `${characters.slice(0, 2 * END).join('')}…${end}` : start + end;
}
