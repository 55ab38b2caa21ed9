import { chatSides } from '#platform/database/schema.ts';
import { participantOperation } from '#platform/http/operation.ts';
import { ownChat, requireOwnChat } from './chatAccess.ts';

export const markChatSeen = participantOperation('markChatSeen', async ({ path, viewer }, { db }) => {
  await requireOwnChat(db, path.id, viewer.id);
  await db.update(chatSides).set({ is_seen: true, unseen_from_id: null }).where(ownChat(path.id, viewer.id));
  return { ok: true };
});
