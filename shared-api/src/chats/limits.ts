/** Timeout of the chat list, in milliseconds (specification, section 9). */
export const CHATS_TIMEOUT = 3_000;
export const MESSAGES_PAGE_SIZE = 20;
export const CHATS_PAGE_SIZE = 20;
/** The badge shows «20+» above this number of unseen chats (SIDE-04). */
export const MOST_UNSEEN_COUNTED = 20;
