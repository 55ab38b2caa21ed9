/** Milliseconds a request for the chat list may take (specification, section 9). */
export const CHATS_TIMEOUT = 3_000;
/** Messages on one page of a chat. */
export const MESSAGES_PAGE_SIZE = 20;
/** Chats on one page of the chat list. */
export const CHATS_PAGE_SIZE = 20;
/** The largest number of unseen chats that is said exactly: above it «20+» (SIDE-04). */
export const MOST_UNSEEN_COUNTED = 20;
