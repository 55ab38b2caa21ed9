import type { Database } from '#platform/database/database.ts';
import { chatSides, messages, users } from '#platform/database/schema.ts';
import { notFound } from '#platform/errors/httpError.ts';
import { userOperation } from '#platform/http/operation.ts';
import { and, desc, eq, getTableColumns, lt, sql } from 'drizzle-orm';
import { findPartner, mayWrite } from './chatAccess.ts';
import { countUnseen, findChats, findChatWith } from './chatList.ts';
import { toMessages } from './messageView.ts';

export const getChats = userOperation('getChats', async ({ query, viewer }, { db }) => ({
  chats: await findChats(db, viewer.id, query),
  unseen_count: await countUnseen(db, viewer.id),
}));

export const getChatMessages = userOperation('getChatMessages', async ({ path, query, viewer }, { db }) => {
  await requireOwnChat(db, path.id, viewer.id);
  // By id, not by count: messages that arrive meanwhile shift nothing. An offset beyond every id is as good as none.
  const isOlder = query.offset !== undefined && query.offset < 2 ** 31 ? lt(messages.id, query.offset) : undefined;
  const newestFirst = await db
    .select()
    .from(messages)
    .where(and(eq(messages.chat_id, path.id), isOlder))
    .orderBy(desc(messages.id))
    .limit(query.limit);
  return { messages: await toMessages(db, newestFirst.reverse()) };
});

export const markChatSeen = userOperation('markChatSeen', async ({ path, viewer }, { db }) => {
  await requireOwnChat(db, path.id, viewer.id);
  await db.update(chatSides).set({ is_seen: true, unseen_from_id: null }).where(ownChat(path.id, viewer.id));
  return { ok: true };
});

export const redirectToChat = userOperation('redirectToChat', async ({ path, viewer }, { db }) => {
  const partner = await findPartner(db, viewer, path.id);
  return { redirect: `/messages/${partner.id}` };
});

export const getChatWithUser = userOperation('getChatWithUser', async ({ path, viewer }, { db }) => {
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

export const getIncomingMessages = userOperation('getIncomingMessages', async ({ query, viewer }, { db }) => {
  // The newest of every chat, then the newest of those: a join would read all messages that a busy account ever got.
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

const ownChat = (chatId: number, userId: number) => and(eq(chatSides.chat_id, chatId), eq(chatSides.user_id, userId));

async function requireOwnChat(db: Database, chatId: number, userId: number): Promise<void> {
  const [side] = await db.select({ chat_id: chatSides.chat_id }).from(chatSides).where(ownChat(chatId, userId));
  if (!side) throw notFound('Чат не найден.');
}
