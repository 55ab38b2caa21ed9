import { MESSAGES_PAGE_SIZE } from 'shared-api/chats';
import { request } from 'shared-api/client';
import type { Message } from 'shared-api/contract';
import { getMessages } from '#api/getMessages';
import { GAP_PAGES } from '#domain/limits';

/** The clock is set by the `Date` header, which is truncated to seconds. */
const CLOCK_TOLERANCE_MS = 2_000;

/** A message that may have been delivered although its response was lost. */
export interface LostMessage {
  clientId: string;
  text: string;
  attachmentIds: readonly number[];
  createdAt: string;
  sentAfter: number;
}

/**
 * Looks for a message on the server before it is sent again: by `client_id` or, if the server does not support that, by
 * text and files among later messages of this user.
 * @param chatId `undefined` before the chat is loaded
 */
export async function findDelivered(
  { userId, ownUserId, chatId }: { userId: number; ownUserId: number; chatId: number | null | undefined },
  lost: LostMessage,
): Promise<Message | undefined> {
  const id = chatId ?? (await request('get', '/api/chat/{userId}', { path: { userId } })).id;
  if (id === null) return undefined;
  let before: number | undefined;
  for (let count = 0; count < GAP_PAGES; count++) {
    const page = await getMessages(id, before);
    const found =
      page.find(({ client_id }) => client_id === lost.clientId) ??
      page.find((message) => message.user_id === ownUserId && isSame(message, lost));
    const oldest = page[0];
    if (found || page.length < MESSAGES_PAGE_SIZE || !oldest || !isSince(oldest, lost)) return found;
    before = oldest.id;
  }
  return undefined;
}

function isSame(message: Message, lost: LostMessage): boolean {
  return (
    message.client_id === undefined &&
    message.text === lost.text.trim() &&
    message.attachments.length === lost.attachmentIds.length &&
    message.attachments.every(({ id }) => lost.attachmentIds.includes(id)) &&
    isSince(message, lost)
  );
}

function isSince({ id, created_at }: Message, { sentAfter, createdAt }: LostMessage): boolean {
  if (sentAfter > 0) return id > sentAfter;
  return Date.parse(created_at) >= Date.parse(createdAt) - CLOCK_TOLERANCE_MS;
}
