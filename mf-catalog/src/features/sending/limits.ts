/** Time in ms to undo a mailing before it is sent. */
export const TAKE_BACK_MS = 10_000;
/** Time in ms before sending at which the countdown is announced again. */
export const LAST_CALL_MS = 3_000;
/** Time in ms after which sending is reported as slow. */
export const SLOW_AFTER_MS = 10_000;
/** Timeout in ms of the request that sends a mailing. */
export const SENDING_TIMEOUT = 600_000;
/** Timeout in ms of the request for the list of all companies. */
export const LIST_TIMEOUT = 180_000;
/** Interval in ms between two checks of whom a mailing reached. */
export const CHECK_EVERY_MS = 3_000;
/** Delay in ms before retrying a failed check, unless the network returns earlier. */
export const RETRY_MS = 10_000;
/** Maximum number of companies checked chat by chat. */
export const ASKED_ONE_BY_ONE = 50;
/** Parallel requests for chats. */
export const ASKED_AT_ONCE = 6;
/** Number of picked companies from which on they can be searched. */
export const SEARCH_FROM = 25;
/** Page size of the company picker. */
export const PICKER_PAGE = 20;
