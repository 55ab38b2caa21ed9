import type { Schema } from '#platform/contract/types.ts';
import type { Database } from '#platform/database/database.ts';
import type { messages } from '#platform/database/schema.ts';
import { attachmentsOf } from './messageAttachments.ts';

type MessageRow = typeof messages.$inferSelect;

/** Messages as the contract shows them, in the given order. */
export async function toMessages(db: Database, rows: MessageRow[]): Promise<Schema<'Message'>[]> {
  const attachments = await attachmentsOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, chat_id, user_id, text, client_id, created_at, revision }) => ({
    id,
    chat_id,
    user_id,
    text,
    created_at: created_at.toISOString(),
    attachments: attachments.get(id) ?? [],
    ...(client_id !== null && { client_id }),
    revision,
  }));
}

/** One message as the contract shows it. */
export async function toMessage(db: Database, row: MessageRow): Promise<Schema<'Message'>> {
  const [message] = await toMessages(db, [row]);
  if (!message) throw new Error('One row became no message.');
  return message;
}
