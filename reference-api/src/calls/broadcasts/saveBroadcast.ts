import { organizerOperation } from '#platform/http/organizerOperation.ts';
import { requireConfirmed } from '../organizer/requireConfirmed.ts';
import { changeBroadcast } from './broadcastChanges.ts';

export const saveBroadcast = organizerOperation('saveBroadcast', ({ path, body, transport }, act) =>
  changeBroadcast(act, path.id, body, () => requireConfirmed(act.tx, transport.token, act.now)),
);
