import { organizerOperation } from '#platform/http/organizerOperation.ts';
import { retryAllEmails } from './retries.ts';

export const retryEmails = organizerOperation('retryEmails', async (_request, act) => ({
  count: await retryAllEmails(act),
}));
