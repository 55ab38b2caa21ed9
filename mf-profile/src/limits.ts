/** Incoming messages on the own page (specification, section 9). */
export const LATEST_MESSAGES_COUNT = 5;
/** Heights in px that lent widgets usually have, so that nothing moves when they come. */
export const MEETINGS_HEIGHT = 200;
export const MESSAGES_HEIGHT = 320;
export const CALENDAR_HEIGHT = 430;
export const STRIP_HEIGHT = 40;
/** Rows of photos that a page shows at first: in the narrow column of the own page three small ones. */
export const GALLERY_ROWS = { own: 3, participant: 1 } as const;
