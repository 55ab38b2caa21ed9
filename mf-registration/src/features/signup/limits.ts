/** Shortest password (specification, section 9). */
export const PASSWORD_LENGTH = 6;
/** Longest texts that the sign-up call takes, as the contract says. */
export const MAX_LENGTH = { company: 200, name: 100, email: 200, password: 200 } as const;
