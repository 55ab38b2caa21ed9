import { participantOperation } from '#platform/http/operation.ts';
import { removeMeeting } from './removeMeeting.ts';

export const deleteMeeting = participantOperation('deleteMeeting', (request, context) =>
  removeMeeting(request, context),
);
