/** Days that a list shows at first (MEET-03). */
export const FIRST_DAYS = 4;
/** Rows of a day from which on only those in sight are drawn. */
export const MOST_ROWS = 30;
/** Slots of a day: the skeleton's size. */
export const SLOTS_PER_DAY = 24;
