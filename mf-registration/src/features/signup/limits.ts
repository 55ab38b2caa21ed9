/** Shortest password (specification, section 9). */
export const PASSWORD_LENGTH = 6;
/** Characters that a city search needs (specification, section 9). */
export const CITY_SEARCH_LENGTH = 3;
/** Milliseconds between two city searches (specification, section 9). */
export const CITY_SEARCH_INTERVAL = 500;
/** Longest texts that the sign-up call takes, as the contract says. */
export const MAX_LENGTH = { company: 200, name: 100, email: 200, password: 200 } as const;
