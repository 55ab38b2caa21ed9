import { participantOperation } from '#platform/http/operation.ts';
import { findChatUser, mayWrite } from './chatAccess.ts';
import { findChatWith } from './chatList.ts';

export const getChatWithUser = participantOperation('getChatWithUser', async ({ path, viewer }, { db }) => {
  const chat = await findChatWith(db, viewer.id, path.userId);
  if (chat) return chat;
  const user = await findChatUser(db, viewer, path.userId);
  return {
    id: null,
    user_id: user.id,
    last_message: '',
    attachments: 0,
    seen: true,
    updated_at: null,
    avatar: user.avatar,
    company: user.company,
    is_blocked: !mayWrite(viewer, user),
  };
});
