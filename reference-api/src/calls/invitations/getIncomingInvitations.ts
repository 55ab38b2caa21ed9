import { participantOperation } from '#platform/http/operation.ts';
import { findInvitations } from './findInvitations.ts';

export const getIncomingInvitations = participantOperation(
  'getIncomingInvitations',
  ({ query, viewer }, { db, clock }) => findInvitations(db, 'recipient_id', viewer.id, query, clock.now()),
);
