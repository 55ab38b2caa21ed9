/** Filters that an account keeps on one device. */
export const MAX_SAVED = 30;
/** Characters of a filter's name. */
export const MAX_NAME_LENGTH = 60;
