/** News on the own page. */
export const LATEST_NEWS_COUNT = 3;
/** Characters of a post's text on the own page that show before the toggle. */
export const NEWS_PREVIEW_LIMIT = 200;
