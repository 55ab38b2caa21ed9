import { organizerOperation } from '#platform/http/organizerOperation.ts';
import { unblockCompanies } from './participantStates.ts';

export const unblockParticipants = organizerOperation('unblockParticipants', ({ body }, act) =>
  unblockCompanies(act, body.bulk),
);
