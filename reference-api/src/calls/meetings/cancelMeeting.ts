import { participantOperation } from '#platform/http/operation.ts';
import { cleanNote } from '../notices/cleanNote.ts';
import { removeMeeting } from './removeMeeting.ts';

export const cancelMeeting = participantOperation('cancelMeeting', (request, context) =>
  removeMeeting(request, context, cleanNote(request.body?.reason)),
);
