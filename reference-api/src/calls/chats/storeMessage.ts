import { and, eq } from 'drizzle-orm';
import type { Clock } from '#platform/clock/clock.ts';
import type { Schema } from '#platform/contract/types.ts';
import type { Database } from '#platform/database/database.ts';
import { chats, messageAttachments, messages } from '#platform/database/schema.ts';
import { conflict } from '#platform/errors/httpError.ts';
import { updateSidesOf } from './chatSideRows.ts';
import { attachmentsOf, claimAttachments } from './messageAttachments.ts';
import { messageOf } from './messageRows.ts';

type MessageRow = typeof messages.$inferSelect;

export interface MessageToStore {
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

/** A message, and the chat as each participant sees it, by user id. */
export interface StoredMessage {
  message: Schema<'Message'>;
  chats: Map<number, Schema<'Chat'>>;
}

/**
 * Stores a message and updates both participants' chat rows, with as few statements as possible.
 * @throws RepeatedMessage when the message already exists, HttpError 409 when its author has deleted it
 */
export async function storeMessage(
  tx: Database,
  { authorId, recipientId, text, attachmentIds, clientId, clock }: MessageToStore,
): Promise<StoredMessage> {
  const chatId = await lockChat(tx, authorId, recipientId);
  // Read the clock after waiting for the lock, so that times increase with ids.
  const now = clock.now();
  const [row] = await tx
    .insert(messages)
    .values({ chat_id: chatId, user_id: authorId, text, client_id: clientId ?? null, created_at: now })
    .onConflictDoNothing({ target: [messages.user_id, messages.client_id] })
    .returning();
  if (!row) throw new RepeatedMessage();
  const delivered = { id: row.id, chat_id: chatId, recipient_id: recipientId };
  const sides = await updateSidesOf(tx, { authorId, clientId, delivered }, now);
  if (sides.some(({ is_deleted }) => is_deleted)) throw conflict('Это сообщение уже было отправлено и удалено.');
  const attachments = await attach(tx, row, attachmentIds);
  const last = {
    id: chatId,
    last_user_id: authorId,
    last_message: text,
    attachments: attachments.length,
    updated_at: now.toISOString(),
  };
  return {
    message: messageOf(row, attachments),
    chats: new Map(sides.map(({ owner_id, is_deleted: _, ...side }) => [owner_id, { ...last, ...side }])),
  };
}

async function attach(tx: Database, { id, user_id, created_at }: MessageRow, attachmentIds: number[]) {
  if (attachmentIds.length === 0) return [];
  await claimAttachments(tx, user_id, attachmentIds, created_at);
  await tx
    .insert(messageAttachments)
    .values([...new Set(attachmentIds)].map((attachment_id) => ({ message_id: id, attachment_id })));
  return (await attachmentsOf(tx, [id])).get(id) ?? [];
}

/**
 * Finds or creates the chat of two users and locks out other writers until the transaction ends, so that ids increase in the order in which
 * messages become visible; paging by id relies on this.
 */
async function lockChat(tx: Database, one: number, other: number): Promise<number> {
  const pair = { low_id: Math.min(one, other), high_id: Math.max(one, other) };
  const lock = () =>
    tx
      .select({ id: chats.id })
      .from(chats)
      .where(and(eq(chats.low_id, pair.low_id), eq(chats.high_id, pair.high_id)))
      .for('no key update');
  const [known] = await lock();
  if (known) return known.id;
  await tx.insert(chats).values(pair).onConflictDoNothing();
  const [chat] = await lock();
  if (!chat) throw new Error('The chat that was just inserted is not there.');
  return chat.id;
}
