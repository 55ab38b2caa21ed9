/** Start times of the slots of a day: 09:00 to 20:30. */
export const SLOT_TIMES: readonly string[] = Array.from(
  { length: 24 },
  (_, index) => `${String(9 + Math.floor(index / 2)).padStart(2, '0')}:${index % 2 === 0 ? '00' : '30'}`,
);

/** Most meetings that one call changes (openapi.yaml). */
export const ITEMS_AT_ONCE = 500;
/** Longest link, in characters. */
export const LINK_LENGTH = 300;
/** Most sheets that are printed at once. */
export const SHEETS_AT_ONCE = 300;
