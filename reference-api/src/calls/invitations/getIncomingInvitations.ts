import { participantOperation } from '#platform/http/operation.ts';
import { findInvitations } from './findInvitations.ts';

export const getIncomingInvitations = participantOperation('getIncomingInvitations', ({ query, viewer }, { db }) =>
  findInvitations(db, 'recipient_id', viewer.id, query),
);
