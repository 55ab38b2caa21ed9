import { participantOperation } from '#platform/http/operation.ts';
import { countUnseen, findChats } from './chatList.ts';

export const getChats = participantOperation('getChats', async ({ query, viewer }, { db }) => ({
  chats: await findChats(db, viewer.id, query),
  unseen_count: await countUnseen(db, viewer.id),
}));
