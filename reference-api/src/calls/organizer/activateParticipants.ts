import { organizerOperation } from '#platform/http/organizerOperation.ts';
import { activateCompanies } from './participantStates.ts';

export const activateParticipants = organizerOperation('activateParticipants', ({ body }, act) =>
  activateCompanies(act, body.bulk),
);
