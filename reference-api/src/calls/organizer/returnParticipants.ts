import { organizerOperation } from '#platform/http/organizerOperation.ts';
import { returnCompanies } from './participantStates.ts';

export const returnParticipants = organizerOperation('returnParticipants', ({ body }, act) =>
  returnCompanies(act, body.bulk),
);
