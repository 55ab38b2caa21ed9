import { and, count, desc, eq, inArray, like, sql, type SQL } from 'drizzle-orm';
import { isBlank } from 'shared-api/text';
import type { Schema } from '#platform/contract/types.ts';
import { containsKey, type Database } from '#platform/database/database.ts';
import { chatSides, messageAttachments, messages, users } from '#platform/database/schema.ts';

type Chat = Schema<'Chat'>;

interface ListQuery {
  prompt?: string | undefined;
  offset?: number | undefined;
  limit: number;
}

/** A page of a user's chats, newest first. */
export function findChats(db: Database, userId: number, { prompt = '', offset, limit }: ListQuery): Promise<Chat[]> {
  const named = isBlank(prompt) ? undefined : like(users.company_key, containsKey(prompt));
  return selectChats(db, and(eq(chatSides.user_id, userId), named), limit, offset ?? 0);
}

/** One chat as this participant sees it; undefined when the user is not in it. */
export async function findChat(db: Database, userId: number, chatId: number): Promise<Chat | undefined> {
  const [chat] = await selectChats(db, and(eq(chatSides.user_id, userId), eq(chatSides.chat_id, chatId)), 1, 0);
  return chat;
}

/** The chat of two users as the first one sees it, with its first unseen message; undefined before the first message. */
export async function findChatWith(
  db: Database,
  viewerId: number,
  userId: number,
): Promise<Schema<'ChatWithUser'> | undefined> {
  const [row] = await selectRows(db, and(eq(chatSides.user_id, viewerId), eq(chatSides.partner_id, userId)), 1, 0);
  if (!row) return undefined;
  const { unseen_from_id } = row;
  return { ...toChat(row), ...(!row.seen && unseen_from_id !== null && { unseen_from_id }) };
}

/** The chats of many users with one other user, as each of the many sees them, by user id. */
export async function findChatsOfMany(db: Database, viewerIds: number[], userId: number): Promise<Map<number, Chat>> {
  const rows = await selectRows(
    db,
    and(inArray(chatSides.user_id, viewerIds), eq(chatSides.partner_id, userId)),
    viewerIds.length,
    0,
  );
  return new Map(rows.map((row) => [row.owner_id, toChat(row)]));
}

/** Counts a user's chats whose last message is unseen. */
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

interface Row extends Omit<Chat, 'updated_at' | 'last_user_id'> {
  owner_id: number;
  last_user_id: number | null;
  updated_at: Date;
  unseen_from_id: number | null;
}

const toChat = ({ owner_id: _, unseen_from_id: __, last_user_id, updated_at, ...chat }: Row): Chat => ({
  ...chat,
  ...(last_user_id !== null && { last_user_id }),
  updated_at: updated_at.toISOString(),
});

function selectRows(db: Database, where: SQL | undefined, limit: number, offset: number): Promise<Row[]> {
  return (
    db
      .select({
        owner_id: chatSides.user_id,
        id: chatSides.chat_id,
        user_id: chatSides.partner_id,
        last_user_id: messages.user_id,
        last_message: sql<string>`coalesce(${messages.text}, '')`,
        attachments: sql<number>`(select count(*)::int from ${messageAttachments} where ${messageAttachments.message_id} = ${chatSides.last_message_id})`,
        seen: chatSides.is_seen,
        unseen_from_id: chatSides.unseen_from_id,
        updated_at: chatSides.updated_at,
        avatar: users.avatar,
        company: users.company,
        is_blocked: users.is_blocked,
      })
      .from(chatSides)
      .innerJoin(users, eq(users.id, chatSides.partner_id))
      // A chat whose messages are all deleted has no last message.
      .leftJoin(messages, eq(messages.id, chatSides.last_message_id))
      .where(where)
      .orderBy(desc(chatSides.updated_at), desc(chatSides.last_message_id), desc(chatSides.chat_id))
      .limit(limit)
      .offset(offset)
  );
}
