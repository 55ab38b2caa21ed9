import { request } from '../client/request';
import type { Message, Schema } from '../contract';

export { createClientId } from '../client/createClientId';

/**
 * Sends a message. Idempotent: for a repeated `client_id` the server returns the first message, so a retry never sends
 * twice.
 */
export function postMessage(message: Schema<'NewMessage'>): Promise<Message> {
  return request('post', '/api/message', { body: message });
}
