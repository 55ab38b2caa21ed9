/** Longest texts that the server accepts, in characters (openapi.yaml). */
export const LONGEST = { subject: 120, text: 5_000, city: 200 } as const;

/** Mailings on a page of the list. */
export const PAGE_SIZE = 20;

/** Shortest interval in milliseconds between previews while typing. */
export const PREVIEW_MS = 800;

/** Interval in milliseconds between reads of a mailing that has not ended. */
export const PROGRESS_MS = 3_000;
