import { organizerOperation } from '#platform/http/organizerOperation.ts';
import { declineCompanies } from './participantStates.ts';

export const declineParticipants = organizerOperation('declineParticipants', ({ body }, act) =>
  declineCompanies(act, body),
);
