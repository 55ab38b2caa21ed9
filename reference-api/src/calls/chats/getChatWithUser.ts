import { participantOperation } from '#platform/http/operation.ts';
import { findPartner, mayWrite } from './chatAccess.ts';
import { findChatWith } from './chatList.ts';

export const getChatWithUser = participantOperation('getChatWithUser', async ({ path, viewer }, { db }) => {
  const chat = await findChatWith(db, viewer.id, path.userId);
  if (chat) return chat;
  const partner = await findPartner(db, viewer, path.userId);
  return {
    id: null,
    user_id: partner.id,
    last_message: '',
    attachments: 0,
    seen: true,
    updated_at: null,
    avatar: partner.avatar,
    company: partner.company,
    is_blocked: !mayWrite(viewer, partner),
  };
});
