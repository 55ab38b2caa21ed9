import { organizerOperation } from '#platform/http/organizerOperation.ts';
import { retryAllLetters } from './retries.ts';

export const retryLetters = organizerOperation('retryLetters', async (_request, act) => ({
  count: await retryAllLetters(act),
}));
