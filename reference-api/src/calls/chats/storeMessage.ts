import { and, eq } from 'drizzle-orm';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { chats, deletedMessages, messageAttachments, messages } from '#platform/database/schema.ts';
import { conflict } from '#platform/errors/httpError.ts';
import { noteActivity } from '#platform/sessions/sessions.ts';
import { updateSides } from './chatSideRows.ts';
import { claimAttachments } from './messageAttachments.ts';

type MessageRow = typeof messages.$inferSelect;

export interface NewMessage {
  authorId: number;
  recipientId: number;
  text: string;
  attachmentIds: number[];
  clientId: string | undefined;
  clock: Clock;
}

/** Rolls the transaction back when a request with the same client_id has already stored this message. */
export class RepeatedMessage extends Error {}

/** Finds the message that an earlier request with the same client_id stored. */
export async function findRepeated(
  db: Database,
  authorId: number,
  clientId: string | undefined,
): Promise<MessageRow | undefined> {
  if (clientId === undefined) return undefined;
  const [message] = await db
    .select()
    .from(messages)
    .where(and(eq(messages.user_id, authorId), eq(messages.client_id, clientId)));
  return message;
}

/**
 * Stores a message and updates both participants' chat rows.
 * @throws RepeatedMessage when the message already exists, HttpError 409 when its author has deleted it
 */
export async function storeMessage(
  tx: Database,
  { authorId, recipientId, text, attachmentIds, clientId, clock }: NewMessage,
): Promise<MessageRow> {
  const chatId = await lockChat(tx, authorId, recipientId);
  // Read the clock after waiting for the lock, so that times increase with ids.
  const now = clock.now();
  const [message] = await tx
    .insert(messages)
    .values({ chat_id: chatId, user_id: authorId, text, client_id: clientId ?? null, created_at: now })
    .onConflictDoNothing({ target: [messages.user_id, messages.client_id] })
    .returning();
  if (!message) throw new RepeatedMessage();
  // Checked after the insert, because the insert waits for a deletion in progress.
  if (clientId !== undefined) await requireNotDeleted(tx, authorId, clientId);
  if (attachmentIds.length > 0) {
    await claimAttachments(tx, authorId, attachmentIds, now);
    await tx
      .insert(messageAttachments)
      .values([...new Set(attachmentIds)].map((attachment_id) => ({ message_id: message.id, attachment_id })));
  }
  await noteActivity(tx, authorId, now);
  await updateSides(tx, authorId, [{ id: message.id, chat_id: chatId, recipient_id: recipientId }], now);
  return message;
}

async function requireNotDeleted(tx: Database, authorId: number, clientId: string): Promise<void> {
  const isSame = and(eq(deletedMessages.user_id, authorId), eq(deletedMessages.client_id, clientId));
  const [deleted] = await tx.select({ deleted_at: deletedMessages.deleted_at }).from(deletedMessages).where(isSame);
  if (deleted) throw conflict('Это сообщение уже было отправлено и удалено.');
}

/**
 * Finds or creates the chat of two users and locks out other writers until the transaction ends, so that ids increase in the order in which
 * messages become visible; paging by id relies on this.
 */
async function lockChat(tx: Database, one: number, other: number): Promise<number> {
  const pair = { low_id: Math.min(one, other), high_id: Math.max(one, other) };
  await tx.insert(chats).values(pair).onConflictDoNothing();
  const [chat] = await tx
    .select({ id: chats.id })
    .from(chats)
    .where(and(eq(chats.low_id, pair.low_id), eq(chats.high_id, pair.high_id)))
    .for('no key update');
  if (!chat) throw new Error('The chat that was just inserted is not there.');
  return chat.id;
}
