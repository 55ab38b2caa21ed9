import type { Schema } from '../contract/types.ts';
import type { messages } from '../db/schema.ts';

/** A message as the contract shows it. */
export function toMessage({ id, chat_id, user_id, text, client_id, created_at }: typeof messages.$inferSelect): Schema<'Message'> {
  return { id, chat_id, user_id, text, created_at: created_at.toISOString(), attachments: [], ...(client_id !== null && { client_id }) };
}
