/** Bytes of one company file (specification, section 5). */
export const MAX_FILE_BYTES = 50 * 1024 * 1024;
/** Rows that stand for the list while it loads. */
export const SKELETON_ROWS = 3;

/** Files of a company that its page shows at first. */
export const FIRST_FILES = 5;
