import { request } from 'shared-api/client';
import type { Schema } from 'shared-api/contract';
import { SENDING_TIMEOUT } from '../limits';

/** Writes to everybody (SEND-04); answers when the server has. A repeat with the same `client_id` writes to nobody twice where the server knows it. */
export async function postMailing(mailing: Schema<'NewMailing'>): Promise<number | undefined> {
  const answer: { sent?: number } = await request('post', '/api/sending', { body: mailing, timeout: SENDING_TIMEOUT });
  return answer.sent;
}
