import { keysUnder } from '../query/keysUnder';

/** Keys of invitations. */
export const invitationsKeys = {
  count: ['invitations', 'count'] as const,
  list: (direction: 'incoming' | 'outgoing', isMove: boolean, limit: number, page: number) =>
    ['invitations', 'list', direction, isMove, limit, page] as const,

  isAny: keysUnder('invitations'),
  isList: keysUnder('invitations', 'list'),
};
