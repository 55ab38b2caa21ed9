/** Companies that are planned for at once. */
export const MAX_COMPANIES = 50;
/** What «Не больше … в день» offers, and what it says at first. */
export const PER_DAY = { choices: [1, 2, 3, 4, 5, 6, 8, 10, 12, 24], first: 6 } as const;
/** Companies that a search brings. */
export const FOUND_LIMIT = 20;
/** Letters that a search needs. */
export const SEARCH_LENGTH = 2;
/** Milliseconds without a keystroke until the search begins. */
export const TYPING_PAUSE = 300;
/** Characters of the message that goes along. */
export const MESSAGE_LENGTH = 500;
