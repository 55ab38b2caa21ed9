/** The usual working day: slots that begin at `from` or later, and before `until`. */
export const WORKING_HOURS = { from: '09:00', until: '18:00' } as const;
/** Slots of a day: the skeleton's size. */
export const SLOTS_PER_DAY = 24;
