import { userOperation } from '#platform/http/operation.ts';
import { countOpen } from './openInvitations.ts';

export const countInvitations = userOperation('countInvitations', async ({ viewer }, { db, clock }) => ({
  count: await countOpen(db, viewer.id, clock.now()),
}));
