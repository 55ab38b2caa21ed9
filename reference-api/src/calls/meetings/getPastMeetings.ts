import { participantOperation } from '#platform/http/operation.ts';
import { findMeetingDays } from './findMeetingDays.ts';

export const getPastMeetings = participantOperation('getPastMeetings', ({ query, viewer }, context) =>
  findMeetingDays(context, viewer.id, 'past', query),
);
