import { organizerOperation } from '#platform/http/organizerOperation.ts';
import { retryFailed } from './retries.ts';

export const retryBroadcast = organizerOperation('retryBroadcast', async ({ path }, act) => ({
  count: await retryFailed(act, path.id),
}));
