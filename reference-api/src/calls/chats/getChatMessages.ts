import { and, desc, eq, lt } from 'drizzle-orm';
import { messages } from '#platform/database/schema.ts';
import { participantOperation } from '#platform/http/operation.ts';
import { requireOwnChat } from './chatAccess.ts';
import { toMessages } from './messageRows.ts';

export const getChatMessages = participantOperation('getChatMessages', async ({ path, query, viewer }, { db }) => {
  await requireOwnChat(db, path.id, viewer.id);
  // The offset is a message id, so that new messages do not shift pages. An offset beyond the column's range is ignored.
  const isOlder = query.offset !== undefined && query.offset < 2 ** 31 ? lt(messages.id, query.offset) : undefined;
  const newestFirst = await db
    .select()
    .from(messages)
    .where(and(eq(messages.chat_id, path.id), isOlder))
    .orderBy(desc(messages.id))
    .limit(query.limit);
  return { messages: await toMessages(db, newestFirst.reverse()) };
});
