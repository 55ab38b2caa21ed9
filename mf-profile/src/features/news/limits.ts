/** News on one page until the person chooses otherwise (specification, section 9). */
export const PAGE_SIZE = 10;
/** News on the own page (OWN-03). */
export const LATEST_COUNT = 3;
/** Characters of a post that show before «Читать полностью»: on the own page (OWN-03) and on the page of news (NEWS-01). */
export const TEXT_LIMIT = { latest: 200, page: 300 } as const;
