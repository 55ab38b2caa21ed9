import { desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { messages, users } from '#platform/database/schema.ts';
import { participantOperation } from '#platform/http/operation.ts';
import { toMessages } from './messageRows.ts';

export const getIncomingMessages = participantOperation('getIncomingMessages', async ({ query, viewer }, { db }) => {
  // Reads only the newest messages of each chat: a plain join would read all messages of a busy account.
  const newest = sql`(select newest.id from chat_sides side
    cross join lateral (select id from messages where chat_id = side.chat_id and user_id <> ${viewer.id} order by id desc limit ${query.limit}) newest
    where side.user_id = ${viewer.id} order by newest.id desc limit ${query.limit})`;
  const rows = await db
    .select({ ...getTableColumns(messages), company: users.company, avatar: users.avatar })
    .from(messages)
    .innerJoin(users, eq(users.id, messages.user_id))
    .where(sql`${messages.id} in ${newest}`)
    .orderBy(desc(messages.id));
  const views = await toMessages(db, rows);
  return {
    messages: views.map((message, index) => ({
      ...message,
      company: rows[index]?.company ?? '',
      avatar: rows[index]?.avatar ?? '',
    })),
  };
});
