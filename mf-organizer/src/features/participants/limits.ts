/** Rows per page at first. */
export const DEFAULT_LIMIT = 20;
/** The server accepts no page beyond. */
export const MAX_PAGE = 100_000;
export const MAX_SEARCH_LENGTH = 200;
/** Pause in typing after which the list is searched, in milliseconds. */
export const SEARCH_PAUSE = 400;
/** Companies that one call takes by their ids. */
export const MAX_IDS = 500;
export const STAND_LENGTH = 60;
export const NOTE_LENGTH = 1000;
/** The server counts in bytes, up to 2 GB. */
export const MAX_STORAGE_MB = 2047;
/** Time to take a decision back, after which its message leaves; the server keeps the e-mails for 30 s. */
export const UNDO_MS = 10_000;
/** Time for a whole export, in milliseconds. */
export const EXPORT_TIMEOUT = 600_000;
export const MAX_XLSX_ROWS = 20_000;
/** Refused rows named in an outcome. */
export const NAMED_REFUSALS = 20;
