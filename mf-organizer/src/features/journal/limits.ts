/** Entries per page of the list. */
export const PAGE_SIZE = 20;

/** Entries per request of the export: the most that the server accepts. */
export const EXPORT_PAGE = 100;

/** Most entries of a file; reading more would take minutes. */
export const MOST_EXPORTED = 5000;
