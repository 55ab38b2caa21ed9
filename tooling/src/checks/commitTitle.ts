/** The package without `mf-`, `reference-` or, of the design system, `shared-`; `storybook` for .storybook. */
export const SCOPES = [
  'api',
  'catalog',
  'e2e',
  'meetings',
  'messenger',
  'organizer',
  'profile',
  'registration',
  'shared-api',
  'shell',
  'storybook',
  'tooling',
  'ui',
] as const;

/** First words that no command begins with, in the order: articles, pronouns, questions, numbers, positions, pasts, comparisons. */
const NO_VERBS = new Set(
  `a an the this that these those it its he she they we you i my your our their own somebody everybody nobody nothing none
  who whom whose whoever what whatever which where when why how while because if as
  no one two three four five six seven eight nine ten all any both each every another some several many only
  of on in at for from to with without by after before behind above below between beyond over until and or also not
  is are was were be been has have had does did can could may must shall should will would
  made gave came went got kept held built said told took left lost sent found broke chose wrote
  new old more less fewer better plainer smaller larger faster slower first last next`.split(/\s+/),
);

/** Verbs whose ending looks like a plural, a third person or a past. */
const VERBS = new Set(['alias', 'bias', 'embed', 'focus']);

/** Complaint about the first word of a commit's subject; undefined for an imperative such as «keep». */
export function judgeFirstWord(subject: string): string | undefined {
  const [word = ''] = subject.split(/[\s:,]/, 1);
  if (VERBS.has(word)) return undefined;
  if (!/^[a-z]+(-[a-z]+)*$/.test(word)) return `begin with a verb in small letters, not with «${word}»`;
  if (NO_VERBS.has(word)) return `begin with a verb that says what to do, not with «${word}»`;
  if (/[^s]s$/.test(word)) return `«${word}» is a plural or a third person; write «keep», not «keeps»`;
  if (/ed$/.test(word) && !/eed$/.test(word)) return `«${word}» is a past; write «keep», not «kept»`;
  // «bring» and «string» have no vowel before the ending.
  if (/[aeiouy].*ing$/.test(word)) return `«${word}» is a gerund; write «keep», not «keeping»`;
  return undefined;
}
