/** Number of incoming messages on the own page (specification, section 9). */
export const LATEST_MESSAGES_COUNT = 5;
/** Typical heights of remote widgets in px, reserved to avoid layout shifts. */
export const MEETINGS_HEIGHT = 200;
export const MESSAGES_HEIGHT = 320;
/** Rows of photos before «Показать все»: three small rows in the narrow column of the own page. */
export const GALLERY_ROWS = { own: 3, participant: 1 } as const;
