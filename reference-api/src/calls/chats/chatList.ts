import { and, count, desc, eq, ilike, inArray, sql, type SQL } from 'drizzle-orm';
import type { Schema } from '#platform/contract/types.ts';
import { containsPattern, type Database } from '#platform/database/database.ts';
import { chatSides, messageAttachments, messages, users } from '#platform/database/schema.ts';

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

/** One chat as one of its sides sees it, or undefined when it is not theirs. */
export async function findChat(db: Database, userId: number, chatId: number): Promise<Chat | undefined> {
  const [chat] = await selectChats(db, and(eq(chatSides.user_id, userId), eq(chatSides.chat_id, chatId)), 1, 0);
  return chat;
}

/** The chat of two users as the first one sees it, or undefined when they have not written yet. */
export async function findChatWith(db: Database, userId: number, partnerId: number): Promise<Chat | undefined> {
  const [chat] = await selectChats(db, and(eq(chatSides.user_id, userId), eq(chatSides.partner_id, partnerId)), 1, 0);
  return chat;
}

/** The chats that many users have with one partner, each as that user sees it, by user. */
export async function findChatsOfMany(db: Database, userIds: number[], partnerId: number): Promise<Map<number, Chat>> {
  const rows = await selectRows(
    db,
    and(inArray(chatSides.user_id, userIds), eq(chatSides.partner_id, partnerId)),
    userIds.length,
    0,
  );
  return new Map(rows.map((row) => [row.owner_id, toChat(row)]));
}

/** How many of a user's chats have a last message that they have not seen. */
export async function countUnseen(db: Database, userId: number): Promise<number> {
  const [unseen] = await db
    .select({ count: count() })
    .from(chatSides)
    .where(and(eq(chatSides.user_id, userId), eq(chatSides.is_seen, false)));
  return unseen?.count ?? 0;
}

async function selectChats(db: Database, where: SQL | undefined, limit: number, offset: number): Promise<Chat[]> {
  return (await selectRows(db, where, limit, offset)).map(toChat);
}

type Row = Omit<Chat, 'updated_at'> & { owner_id: number; updated_at: Date };

const toChat = ({ owner_id: _, updated_at, ...chat }: Row): Chat => ({ ...chat, updated_at: updated_at.toISOString() });

function selectRows(db: Database, where: SQL | undefined, limit: number, offset: number): Promise<Row[]> {
  return (
    db
      .select({
        owner_id: chatSides.user_id,
        id: chatSides.chat_id,
        user_id: chatSides.partner_id,
        last_message: sql<string>`coalesce(${messages.text}, '')`,
        attachments: sql<number>`(select count(*)::int from ${messageAttachments} where ${messageAttachments.message_id} = ${chatSides.last_message_id})`,
        seen: chatSides.is_seen,
        updated_at: chatSides.updated_at,
        avatar: users.avatar,
        company: users.company,
        is_blocked: users.is_blocked,
      })
      .from(chatSides)
      .innerJoin(users, eq(users.id, chatSides.partner_id))
      // A chat whose messages have all been deleted has no last one.
      .leftJoin(messages, eq(messages.id, chatSides.last_message_id))
      .where(where)
      .orderBy(desc(chatSides.updated_at), desc(chatSides.last_message_id), desc(chatSides.chat_id))
      .limit(limit)
      .offset(offset)
  );
}
