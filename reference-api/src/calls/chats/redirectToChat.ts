import { participantOperation } from '#platform/http/operation.ts';
import { findPartner } from './chatAccess.ts';

export const redirectToChat = participantOperation('redirectToChat', async ({ path, viewer }, { db }) => {
  const partner = await findPartner(db, viewer, path.id);
  return { redirect: `/messages/${partner.id}` };
});
