import { organizerOperation } from '#platform/http/organizerOperation.ts';
import { resolveBulk } from './bulk.ts';
import { blockCompanies } from './participantStates.ts';
import { requireConfirmed } from './requireConfirmed.ts';

/** Blocking more needs the password. */
const UNCONFIRMED = 10;

export const blockParticipants = organizerOperation('blockParticipants', async ({ body, transport }, act) => {
  const ids = await resolveBulk(act, body.bulk);
  if (ids.length > UNCONFIRMED) await requireConfirmed(act.tx, transport.token, act.now);
  return blockCompanies(act, body);
});
