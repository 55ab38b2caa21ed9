/** Slots that begin at `from` or later and before `until`. */
export const WORKING_HOURS = { from: '09:00', until: '18:00' } as const;
/** Size of the skeleton. */
export const SLOTS_PER_DAY = 24;
