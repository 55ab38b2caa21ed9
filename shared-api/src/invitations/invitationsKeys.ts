/** SWR keys of invitations. `all` begins every one of them. */
export const invitationsKeys = {
  all: 'invitations',
  count: ['invitations', 'count'] as const,
  list: (direction: 'incoming' | 'outgoing', isMove: boolean, limit: number, page: number) =>
    ['invitations', direction, isMove, limit, page] as const,
};
