import { and, eq } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { chatSides } from '#platform/database/schema.ts';
import { notFound } from '#platform/errors/httpError.ts';

/** The row of one user's side of a chat. */
export const ownChat = (chatId: number, userId: number) =>
  and(eq(chatSides.chat_id, chatId), eq(chatSides.user_id, userId));

/** @throws HttpError 404 when the chat is not there or has other sides */
export async function requireOwnChat(db: Database, chatId: number, userId: number): Promise<void> {
  const [side] = await db.select({ chat_id: chatSides.chat_id }).from(chatSides).where(ownChat(chatId, userId));
  if (!side) throw notFound('Чат не найден.');
}
