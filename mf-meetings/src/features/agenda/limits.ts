/** How many lines before now, and from now on, are drawn at first; and how many a press on «Показать ещё» adds. */
export const EARLIER_LINES = 20;
export const COMING_LINES = 80;
export const MORE_LINES = 100;
