export const usersKeys = {
  participant: (userId: number) => ['users', userId] as const,
};
