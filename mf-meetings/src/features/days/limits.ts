/** Days a list shows initially (MEET-03). */
export const FIRST_DAYS = 4;
/** Rows of a day above which the list is virtualised. */
export const MOST_ROWS = 30;
/** Size of the skeleton. */
export const SLOTS_PER_DAY = 24;
