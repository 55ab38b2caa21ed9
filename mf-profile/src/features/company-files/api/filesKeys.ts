/** SWR keys of company files. */
export const filesKeys = {
  own: ['files'] as const,
  of: (userId: number) => ['files', userId] as const,
};
