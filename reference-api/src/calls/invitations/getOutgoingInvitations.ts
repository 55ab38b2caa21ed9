import { userOperation } from '#platform/http/operation.ts';
import { findInvitations } from './findInvitations.ts';

export const getOutgoingInvitations = userOperation('getOutgoingInvitations', ({ query, viewer }, { db }) =>
  findInvitations(db, 'sender_id', viewer.id, query),
);
