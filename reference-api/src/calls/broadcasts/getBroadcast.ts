import { administratorOperation } from '#platform/http/operation.ts';
import { readBroadcast, readProgress } from './broadcastRows.ts';

export const getBroadcast = administratorOperation('getBroadcast', async ({ path: { id } }, { db }) => ({
  ...(await readBroadcast(db, id)),
  ...(await readProgress(db, id)),
}));
