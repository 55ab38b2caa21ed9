/** Milliseconds in which a mailing can be taken back before it goes. */
export const TAKE_BACK_MS = 10_000;
/** Milliseconds before it goes at which it is said once more. */
export const LAST_CALL_MS = 3_000;
/** Milliseconds after which sending takes longer than usual. */
export const SLOW_AFTER_MS = 10_000;
/** Milliseconds that the server may take to write to everybody. */
export const SENDING_TIMEOUT = 600_000;
/** Milliseconds that reading the list of all companies may take. */
export const LIST_TIMEOUT = 180_000;
/** Milliseconds between two looks at who was reached. */
export const CHECK_EVERY_MS = 3_000;
/** Milliseconds until a look that failed is tried again, when nothing tells that the network is back. */
export const RETRY_MS = 10_000;
/** Up to so many companies are asked about one by one whether something reached them. */
export const ASKED_ONE_BY_ONE = 50;
/** Calls of that kind under way at once. */
export const ASKED_AT_ONCE = 6;
/** From so many chosen companies on there is a search among them. */
export const SEARCH_FROM = 25;
/** Companies on a page of the choice. */
export const PICKER_PAGE = 20;
