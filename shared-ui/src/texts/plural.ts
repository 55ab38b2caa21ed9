const rules = new Intl.PluralRules('ru');

/**
 * The Russian form of a noun after a number: `plural(3, 'встреча', 'встречи', 'встреч')` is «встречи».
 * @param one with 1, 21, 31 …
 * @param few with 2–4, 22–24 … and with fractions
 * @param many with all others
 */
export function plural(count: number, one: string, few: string, many: string): string {
  switch (rules.select(count)) {
    case 'one':
      return one;
    case 'few':
    case 'other':
      return few;
    default:
      return many;
  }
}
