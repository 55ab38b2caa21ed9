import { participantOperation } from '#platform/http/operation.ts';
import { removeMeeting } from './removeMeeting.ts';

export const cancelMeeting = participantOperation('cancelMeeting', removeMeeting);
