/** Length of a message in the chat list and among the latest messages, in characters (specification, section 9). */
export const LAST_MESSAGE_LENGTH = 100;
/** Debounce of the search, in milliseconds. */
export const SEARCH_DELAY = 300;
/** Maximum lengths that the server accepts, in characters (openapi.yaml). */
export const PROMPT_MAX_LENGTH = 200;
export const MESSAGE_MAX_LENGTH = 10_000;
/** Maximum number of files per message, and of bytes per file (specification, section 5). */
export const MAX_FILES = 10;
export const MAX_FILE_BYTES = 10 * 1024 * 1024;
/** Characters of a message shown before «show more». */
export const MAX_SHOWN_LENGTH = 2_000;
/** Quick replies per account; a longer list is of little use. */
export const MAX_REPLIES = 50;
/** Pages read to close the gap to the loaded messages after a lost connection; a wider gap drops the loaded ones. */
export const GAP_PAGES = 5;
