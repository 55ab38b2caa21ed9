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
