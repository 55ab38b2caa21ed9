import { CHATS_PAGE_SIZE, CHATS_TIMEOUT } from 'shared-api/chats';
import { request } from 'shared-api/client';
import type { Chat } from 'shared-api/contract';

/** A part of the user's chats whose company contains `prompt`, newest first. */
export async function getChats(prompt: string, offset: number): Promise<readonly Chat[]> {
  const query = { ...(prompt !== '' && { prompt }), offset, limit: CHATS_PAGE_SIZE };
  const { chats } = await request('get', '/api/chats', { query, timeout: CHATS_TIMEOUT });
  return chats;
}
