/** The addresses of a page, with and without an optional parameter, whose name does not matter. */
export function formsOf(pattern: string): string[] {
  const named = pattern.replace(/:[^/?]+/g, ':');
  return named.endsWith('/:?') ? [named.slice(0, -'/:?'.length), named.slice(0, -1)] : [named];
}
