import { keysUnder } from '../query/keysUnder';

/** Keys of invitations. */
export const invitationsKeys = {
  count: ['invitations', 'count'] as const,
  list: (direction: 'incoming' | 'outgoing', isMove: boolean, limit: number, page: number) =>
    ['invitations', 'list', direction, isMove, limit, page] as const,
  /** All that await a decision, sent and received. */
  open: ['invitations', 'open'] as const,

  isAny: keysUnder('invitations'),
  isList: keysUnder('invitations', 'list'),
};
