import { participantOperation } from '#platform/http/operation.ts';
import { findInvitations } from './findInvitations.ts';

export const getOutgoingInvitations = participantOperation(
  'getOutgoingInvitations',
  ({ query, viewer }, { db, clock }) => findInvitations(db, 'sender_id', viewer.id, query, clock.now()),
);
