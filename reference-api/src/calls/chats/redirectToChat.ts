import { participantOperation } from '#platform/http/operation.ts';
import { findChatUser } from './chatAccess.ts';

export const redirectToChat = participantOperation('redirectToChat', async ({ path, viewer }, { db }) => {
  const user = await findChatUser(db, viewer, path.id);
  return { redirect: `/messages/${user.id}` };
});
