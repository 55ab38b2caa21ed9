/** Longest texts that the company's form takes, as the contract says. */
export const MAX_LENGTH = { company: 200, description: 10_000, site: 300 } as const;
/** Chosen areas of activity are shown up to this many characters at first (specification, section 9). */
export const ACTIVITY_LENGTH = 300;
/** Lines of the description before it is typed. */
export const DESCRIPTION_ROWS = 5;
