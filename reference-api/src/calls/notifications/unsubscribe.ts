import { guestOperation } from '#platform/http/operation.ts';
import { endEmails } from './endEmails.ts';

export const unsubscribe = guestOperation('unsubscribe', async ({ path }, { db }) => {
  await endEmails(db, path.token);
  return { ok: true };
});
