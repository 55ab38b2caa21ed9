import { and, eq } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { chats, messages } from '#platform/database/schema.ts';
import { notFound } from '#platform/errors/httpError.ts';

/**
 * An own message, while nobody else can write into its chat or change it.
 * @throws HttpError 404 when it is not there or somebody else's
 */
export async function lockOwnMessage(
  tx: Database,
  authorId: number,
  id: number,
): Promise<{ message: typeof messages.$inferSelect; partnerId: number }> {
  const isOwn = and(eq(messages.id, id), eq(messages.user_id, authorId));
  const [found] = await tx.select({ chat_id: messages.chat_id }).from(messages).where(isOwn);
  if (!found) throw notFound('Сообщение не найдено.');
  const [chat] = await tx.select().from(chats).where(eq(chats.id, found.chat_id)).for('no key update');
  // Read again: it may have been deleted while we waited for the lock.
  const [message] = await tx.select().from(messages).where(isOwn);
  if (!chat || !message) throw notFound('Сообщение не найдено.');
  return { message, partnerId: chat.low_id === authorId ? chat.high_id : chat.low_id };
}
