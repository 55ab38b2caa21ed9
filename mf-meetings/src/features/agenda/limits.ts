/** The most days of meetings that one answer carries; the event has some fourteen. */
export const MOST_DAYS = 1000;

/** What a push may have missed is read again after so many milliseconds. */
export const REREADS_EVERY = 60_000;

/** How many lines before now, and from now on, are drawn at first; and how many a press on «Показать ещё» adds. */
export const EARLIER_LINES = 20;
export const COMING_LINES = 80;
export const MORE_LINES = 100;
