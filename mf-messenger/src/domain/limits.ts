/** Characters of a message in the chat list and among the latest messages (specification, section 9). */
export const LAST_MESSAGE_LENGTH = 100;
/** Distance from the bottom, in px, at which the chat list loads more. */
export const LOAD_MORE_DISTANCE = 100;
/** Milliseconds without typing after which the search asks the server. */
export const SEARCH_DELAY = 300;
/** Characters of the search and of a message that the server takes (openapi.yaml). */
export const PROMPT_MAX_LENGTH = 200;
export const MESSAGE_MAX_LENGTH = 10_000;
/** After a lost connection: pages read to close the gap to the loaded messages; a wider gap drops the older ones. */
export const GAP_PAGES = 5;
