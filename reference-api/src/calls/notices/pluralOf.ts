/** The form of a noun after a number: «1 встреча», «4 встречи», «11 встреч». */
export function pluralOf(count: number, [one, few, many]: readonly [string, string, string]): string {
  const [tens, ones] = [Math.floor(count / 10) % 10, count % 10];
  if (tens === 1 || ones === 0 || ones > 4) return many;
  return ones === 1 ? one : few;
}
