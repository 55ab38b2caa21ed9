/** Default page size of the catalogue (specification, section 9). */
export const DEFAULT_LIMIT = 10;
/** Highest page number, from the API contract. */
export const MAX_PAGE = 1_000_000;
/** Maximum length of the company name filter, from the API contract. */
export const MAX_COMPANY_LENGTH = 200;
/** Pause in ms after the last keystroke or choice before a filter applies. */
export const DRAFT_PAUSE = 300;
/** Characters of the activity areas on a card. */
export const ACTIVITY_LIMIT = 35;
/** Characters of circulation and sum on a card. */
export const TERMS_LIMIT = 15;
/** Maximum length of a city or another option, from the API contract. */
export const MAX_OPTION_LENGTH = 100;
/** Parallel requests for option counts. */
export const COUNTS_AT_ONCE = 6;
/** Filters that an empty result offers to drop; each costs a request. */
export const OFFERS_AT_MOST = 6;
/** Cards of the first page's skeleton. */
export const SKELETON_CARDS = 6;
/** Maximum recipients of a mailing, and the page size of the recipient list (specification, section 9). */
export const MAILING_LIMIT = 99_999;
/** Maximum length of a mailing, from the API contract. */
export const MAILING_TEXT_LIMIT = 10_000;
/** Characters of a query in an address, which stays below 2 KB with its path and host. */
export const LONGEST_QUERY = 1900;
/**
 * Maximum chosen values by list, from the API contract. Choosing all values still filters: it excludes companies that have
 * not filled in the field.
 */
export const MAX_CHOSEN = { location: 1000, activity: 1000, circulation: 100, sum: 100, branding: 100 };
/** Maximum number of companies in a comparison. */
export const MAX_COMPARED = 4;
/** Companies of a catalogue that is sorted in the browser where the server cannot. */
export const MAX_SORTED_HERE = 500;
/** Parallel requests for single companies. */
export const READ_AT_ONCE = 6;
