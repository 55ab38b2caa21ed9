/** Incoming messages on the own page (specification, section 9). */
export const LATEST_MESSAGES_COUNT = 5;
/** Heights in px that the lent widgets usually have, so that nothing moves when they come. */
export const WIDGET_HEIGHTS = { meetings: 200, messages: 320 } as const;
