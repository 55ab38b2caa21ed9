/** Characters of a name's end that stay when its middle is left out: the extension and what tells «(1)» from «(2)». */
const END = 9;

/** A name in two, for a line that leaves its middle out: «прайс…2026.xlsx». A short one is whole. */
export function splitForEllipsis(name: string): { start: string; end: string } {
  const letters = [...name];
  if (letters.length <= 2 * END) return { start: name, end: '' };
  return { start: letters.slice(0, -END).join(''), end: letters.slice(-END).join('') };
}

/** A name without the marks that turn the direction of writing, which would make «gpj.exe» look like a picture. */
export function withoutTurns(name: string): string {
  return name.replaceAll(/[\u202A-\u202E\u2066-\u2069\u200E\u200F\u061C]/g, '');
}
