import { participantOperation } from '#platform/http/operation.ts';
import { findMeetingDays } from './findMeetingDays.ts';

export const getFutureMeetings = participantOperation('getFutureMeetings', ({ query, viewer }, context) =>
  findMeetingDays(context, viewer.id, 'future', query),
);
