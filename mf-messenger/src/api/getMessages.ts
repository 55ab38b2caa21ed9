import { MESSAGES_PAGE_SIZE } from 'shared-api/chats';
import { request } from 'shared-api/client';
import type { Message } from 'shared-api/contract';
import { touches, withNewestPages, type MessageHistory } from '#cache/messageHistory';
import { GAP_PAGES } from '#domain/limits';

const NOTHING: Message['attachments'] = [];

/** A page of a chat, oldest first: the newest one, or the one before the message `before`. */
export async function getMessages(chatId: number, before?: number): Promise<readonly Message[]> {
  const { messages } = await request('get', '/api/chats/{id}/messages', {
    path: { id: chatId },
    query: { offset: before, limit: MESSAGES_PAGE_SIZE },
  });
  // Nearly all have no attachments, and thousands may be loaded: one empty list serves them all.
  return messages.map((message) => (message.attachments.length > 0 ? message : { ...message, attachments: NOTHING }));
}

/**
 * The newest messages joined with what is loaded. When more than a page came meanwhile, as after a lost connection, reads on
 * until the two meet.
 */
export async function getNewestMessages(
  chatId: number,
  readLoaded: () => MessageHistory | undefined,
): Promise<MessageHistory> {
  const loaded = readLoaded();
  let pages = toPages(await getMessages(chatId));
  for (let count = 1; count < GAP_PAGES && loaded && pages.hasOlder && !touches(loaded, pages.messages); count++) {
    const older = toPages(await getMessages(chatId, pages.messages[0]?.id));
    pages = { messages: [...older.messages, ...pages.messages], hasOlder: older.hasOlder };
  }
  return withNewestPages(readLoaded(), pages, loaded);
}

function toPages(page: readonly Message[]): MessageHistory {
  return { messages: page, hasOlder: page.length >= MESSAGES_PAGE_SIZE };
}
