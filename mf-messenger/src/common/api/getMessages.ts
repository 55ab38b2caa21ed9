import { MESSAGES_PAGE_SIZE } from 'shared-api/chats';
import { request } from 'shared-api/client';
import type { Message } from 'shared-api/contract';
import { touches, withNewestPages, type MessageHistory } from '#cache/messageHistory';
import { GAP_PAGES } from '#domain/limits';

const NOTHING: Message['attachments'] = [];

/** Fetches a page of a chat, oldest message first: the newest page, or the one before the message `before`. */
export async function getMessages(chatId: number, before?: number): Promise<readonly Message[]> {
  const { messages } = await request('get', '/api/chats/{id}/messages', {
    path: { id: chatId },
    query: { offset: before, limit: MESSAGES_PAGE_SIZE },
  });
  // Few messages have attachments, and thousands may be loaded: one shared empty list saves memory.
  return messages.map((message) => (message.attachments.length > 0 ? message : { ...message, attachments: NOTHING }));
}

/**
 * Fetches the newest messages and merges them with the loaded ones. If more than a page was missed, for example during
 * a lost connection, it reads further pages until they overlap.
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
