import { createClientId as createId } from '../client/createClientId';
import { request } from '../client/request';
import type { Message, Schema } from '../contract';

/** @deprecated Since 0.5.0, for remotes of 0.4: it stands in `shared-api/client`. */
export const createClientId = createId;

/**
 * Sends a message. Idempotent: for a repeated `client_id` the server returns the first message, so a retry never sends
 * twice.
 */
export function postMessage(message: Schema<'NewMessage'>): Promise<Message> {
  return request('post', '/api/message', { body: message });
}
