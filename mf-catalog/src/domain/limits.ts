/** Companies on one page until the person chooses otherwise (specification, section 9). */
export const DEFAULT_LIMIT = 10;
/** The last page that the contract allows. */
export const MAX_PAGE = 1_000_000;
/** Characters of a company's name in the filter, as the contract says. */
export const MAX_COMPANY_LENGTH = 200;
/** Milliseconds without a keystroke until the typed text is searched for. */
export const TYPING_PAUSE = 300;
/** Characters of the activity areas on a card. */
export const ACTIVITY_LIMIT = 35;
/** Characters of the circulation and of the sum on a card. */
export const TERMS_LIMIT = 15;
/** Milliseconds without a tick until the choice is applied. */
export const CHOICE_PAUSE = 300;
/** Characters of a city or another option that the call takes. */
export const MAX_OPTION_LENGTH = 100;
/** Activity areas that the call takes. */
export const MAX_ACTIVITIES = 1000;
/** Counts of options that are asked for at once. */
export const COUNTS_AT_ONCE = 6;
/** Filters that an empty result offers to drop; each costs a call. */
export const OFFERS_AT_MOST = 6;
/** Cards that hold the place of the first page. */
export const SKELETON_CARDS = 6;
/** Companies that one mailing reaches at most, and the length of the list that is asked for (specification, section 9). */
export const MAILING_LIMIT = 99_999;
/** Characters of a mailing, as the contract says. */
export const MAILING_TEXT_LIMIT = 10_000;
/**
 * Values of another list that can be chosen. The call takes more cities, but their names stand in the address, and servers refuse addresses
 * of more than some 8,000 characters. Choosing all of a list is still a condition: it leaves out the companies that have filled in nothing.
 */
export const MAX_CHOSEN = 100;
/** Companies beside each other in a comparison. */
export const MAX_COMPARED = 4;
/** Companies that are read one by one at the same time. */
export const READ_AT_ONCE = 6;
