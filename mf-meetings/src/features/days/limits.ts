/** Days that a list shows at first (MEET-03). */
export const FIRST_DAYS = 4;
/** Days that «Показать все» asks for. */
export const ALL_DAYS = 1000;
/** Requests for single days at once; the others wait for their turn. */
export const ASKED_AT_ONCE = 4;
/** How often what is shown is read again, in milliseconds. */
export const REREAD_MS = 60_000;
/** Rows of a day from which on only those in sight are drawn. */
export const MOST_ROWS = 30;
/** Slots of a day: the skeleton's size. */
export const SLOTS_PER_DAY = 24;
