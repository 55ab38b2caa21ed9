import { request } from 'shared-api/client';
import type { Schema } from 'shared-api/contract';
import { SENDING_TIMEOUT } from '../limits';

/**
 * Sends a mailing to all recipients (SEND-04); resolves once the server has written to them. Repeating it with the same
 * `client_id` is idempotent on servers that support it.
 */
export async function postMailing(mailing: Schema<'NewMailing'>): Promise<number | undefined> {
  const answer: { sent?: number } = await request('post', '/api/sending', { body: mailing, timeout: SENDING_TIMEOUT });
  return answer.sent;
}
