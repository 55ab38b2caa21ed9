import { userOperation } from '#platform/http/operation.ts';
import { findMeetingDays } from './findMeetingDays.ts';

export const getFutureMeetings = userOperation('getFutureMeetings', ({ query, viewer }, context) =>
  findMeetingDays(context, viewer.id, 'future', query),
);
