export const MAX_COMPANIES = 50;
/** Options and initial value of «Не больше … в день». */
export const PER_DAY = { choices: [1, 2, 3, 4, 5, 6, 8, 10, 12, 24], first: 6 } as const;
/** Maximum number of search results. */
export const FOUND_LIMIT = 20;
/** Minimum length of a search text, in characters. */
export const SEARCH_LENGTH = 2;
/** Debounce of the search, in milliseconds. */
export const TYPING_PAUSE = 300;
