import { and, eq } from 'drizzle-orm';
import type { Schema } from '#platform/contract/types.ts';
import type { Database } from '#platform/database/database.ts';
import { chats, messages } from '#platform/database/schema.ts';
import { badRequest, notFound } from '#platform/errors/httpError.ts';
import { attachmentsOf } from './messageAttachments.ts';

type MessageRow = typeof messages.$inferSelect;

/** Maps rows to the contract's `Message`, in the given order. */
export async function toMessages(db: Database, rows: MessageRow[]): Promise<Schema<'Message'>[]> {
  const attachments = await attachmentsOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => messageOf(row, attachments.get(row.id) ?? []));
}

/** Maps a row and its attachments to the contract's `Message`. */
export const messageOf = (
  { id, chat_id, user_id, text, client_id, created_at, revision }: MessageRow,
  attachments: Schema<'Attachment'>[],
): Schema<'Message'> => ({
  id,
  chat_id,
  user_id,
  text,
  created_at: created_at.toISOString(),
  attachments,
  ...(client_id !== null && { client_id }),
  revision,
});

export async function toMessage(db: Database, row: MessageRow): Promise<Schema<'Message'>> {
  const [message] = await toMessages(db, [row]);
  if (!message) throw new Error('One row became no message.');
  return message;
}

/**
 * Trims a message's text.
 * @throws HttpError 400 when the text is blank and the message has no attachments
 */
export function cleanText(text: string, hasAttachments: boolean): string {
  const cleaned = text.trim();
  if (cleaned === '' && !hasAttachments) throw badRequest('Сообщение не может быть пустым.');
  return cleaned;
}

/**
 * Loads an author's own message and locks its chat against other writers.
 * @throws HttpError 404 when the message does not exist or another user wrote it
 */
export async function lockOwnMessage(
  tx: Database,
  authorId: number,
  id: number,
): Promise<{ message: typeof messages.$inferSelect; recipientId: number }> {
  const isOwn = and(eq(messages.id, id), eq(messages.user_id, authorId));
  const [found] = await tx.select({ chat_id: messages.chat_id }).from(messages).where(isOwn);
  if (!found) throw notFound('Сообщение не найдено.');
  const [chat] = await tx.select().from(chats).where(eq(chats.id, found.chat_id)).for('no key update');
  // Read it again: it may have been deleted during the wait for the lock.
  const [message] = await tx.select().from(messages).where(isOwn);
  if (!chat || !message) throw notFound('Сообщение не найдено.');
  return { message, recipientId: chat.low_id === authorId ? chat.high_id : chat.low_id };
}
