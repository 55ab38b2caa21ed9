import { keysUnder } from '../query/keysUnder';

export const invitationsKeys = {
  count: ['invitations', 'count'] as const,
  list: (direction: 'incoming' | 'outgoing', isMove: boolean, limit: number, page: number) =>
    ['invitations', 'list', direction, isMove, limit, page] as const,
  /** All pending invitations, sent and received. */
  open: ['invitations', 'open'] as const,
  openOfKind: (direction: 'incoming' | 'outgoing', isMove: boolean) =>
    ['invitations', 'open', direction, isMove] as const,

  isAny: keysUnder('invitations'),
  isList: keysUnder('invitations', 'list'),
};
