/** SWR keys of the session: who is logged in. */
export const sessionKeys = {
  user: ['session', 'user'] as const,
};
