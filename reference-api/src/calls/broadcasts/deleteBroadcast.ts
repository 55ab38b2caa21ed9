import { organizerOperation } from '#platform/http/organizerOperation.ts';
import { removeDraft } from './broadcastChanges.ts';

export const deleteBroadcast = organizerOperation('deleteBroadcast', async ({ path }, act) => {
  await removeDraft(act, path.id);
  return { ok: true };
});
