/** SWR keys of other participants. */
export const usersKeys = {
  participant: (userId: number) => ['users', userId] as const,
};
