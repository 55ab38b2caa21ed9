/** The first slot of the usual working day, and the time by which its last one has begun. */
export const WORKING_HOURS = { from: '09:00', until: '18:00' } as const;
/** Slots of a day, so that the skeleton takes their place. */
export const SLOTS_PER_DAY = 24;
