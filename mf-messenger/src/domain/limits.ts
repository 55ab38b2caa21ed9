/** Characters of a message in the chat list and among the latest messages (specification, section 9). */
export const LAST_MESSAGE_LENGTH = 100;
/** Milliseconds without typing after which the search asks the server. */
export const SEARCH_DELAY = 300;
/** Characters of the search and of a message that the server takes (openapi.yaml). */
export const PROMPT_MAX_LENGTH = 200;
export const MESSAGE_MAX_LENGTH = 10_000;
/** Files of one message, and the bytes of each (specification, section 5). */
export const MAX_FILES = 10;
export const MAX_FILE_BYTES = 10 * 1024 * 1024;
/** Uploads under way at once; the others wait their turn. */
export const UPLOADS_AT_ONCE = 3;
/** Milliseconds until an upload that lost its connection begins again; doubled with each loss up to the longest. */
export const FIRST_RESUMPTION = 5_000;
export const LAST_RESUMPTION = 60_000;
/** Characters of a message that are shown before one asks for the rest. */
export const MAX_SHOWN_LENGTH = 2_000;
/** Quick replies of an account: more is no help. */
export const MAX_REPLIES = 50;
/** After a lost connection: pages read to close the gap to the loaded messages; a wider gap drops the older ones. */
export const GAP_PAGES = 5;
