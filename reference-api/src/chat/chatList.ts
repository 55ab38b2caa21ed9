import { and, count, desc, eq, ilike, type SQL } from 'drizzle-orm';
import type { Schema } from '../contract/types.ts';
import { containsPattern, type Database } from '../db/database.ts';
import { chatSides, messages, users } from '../db/schema.ts';

type Chat = Schema<'Chat'>;

interface ListQuery {
  prompt?: string | undefined;
  offset?: number | undefined;
  limit: number;
}

/** A part of a user's chats, newest first. */
export function findChats(db: Database, userId: number, { prompt, offset, limit }: ListQuery): Promise<Chat[]> {
  const named = prompt?.trim() ? ilike(users.company, containsPattern(prompt.trim())) : undefined;
  return selectChats(db, and(eq(chatSides.user_id, userId), named), limit, offset ?? 0);
}

/** One chat as one of its sides sees it, or undefined when it is not his. */
export async function findChat(db: Database, userId: number, chatId: number): Promise<Chat | undefined> {
  const [chat] = await selectChats(db, and(eq(chatSides.user_id, userId), eq(chatSides.chat_id, chatId)), 1, 0);
  return chat;
}

/** The chat of two users as the first one sees it, or undefined when they have not written yet. */
export async function findChatWith(db: Database, userId: number, partnerId: number): Promise<Chat | undefined> {
  const [chat] = await selectChats(db, and(eq(chatSides.user_id, userId), eq(chatSides.partner_id, partnerId)), 1, 0);
  return chat;
}

/** How many of a user's chats have a last message that he has not seen. */
export async function countUnseen(db: Database, userId: number): Promise<number> {
  const [unseen] = await db.select({ count: count() }).from(chatSides).where(and(eq(chatSides.user_id, userId), eq(chatSides.is_seen, false)));
  return unseen?.count ?? 0;
}

async function selectChats(db: Database, where: SQL | undefined, limit: number, offset: number): Promise<Chat[]> {
  const rows = await db
    .select({
      id: chatSides.chat_id,
      user_id: chatSides.partner_id,
      last_message: messages.text,
      seen: chatSides.is_seen,
      updated_at: chatSides.updated_at,
      avatar: users.avatar,
      company: users.company,
      is_blocked: users.is_blocked,
    })
    .from(chatSides)
    .innerJoin(users, eq(users.id, chatSides.partner_id))
    .innerJoin(messages, eq(messages.id, chatSides.last_message_id))
    .where(where)
    .orderBy(desc(chatSides.updated_at), desc(chatSides.chat_id))
    .limit(limit)
    .offset(offset);
  return rows.map((row) => ({ ...row, attachments: 0, updated_at: row.updated_at.toISOString() }));
}
