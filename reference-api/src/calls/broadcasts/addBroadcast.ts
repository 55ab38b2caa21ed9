import { organizerOperation } from '#platform/http/organizerOperation.ts';
import { requireConfirmed } from '../organizer/requireConfirmed.ts';
import { createBroadcast } from './broadcastChanges.ts';

export const addBroadcast = organizerOperation('addBroadcast', ({ body, transport }, act) =>
  createBroadcast(act, body, () => requireConfirmed(act.tx, transport.token, act.now)),
);
