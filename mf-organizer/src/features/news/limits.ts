/** Longest texts that the server accepts, in characters (openapi.yaml). */
export const LONGEST = { title: 120, text: 10_000 } as const;

/** Posts per page of the list. */
export const PAGE_SIZE = 20;

/** Posts per request of the search by id: the most that the server accepts. */
export const LONGEST_PAGE = 100;

/** Characters that participants see before «Читать полностью» (NEWS-01). */
export const SHOWN_TEXT = 300;
