import { keysUnder } from '../query/keysUnder';

export const chatsKeys = {
  unseenCount: ['chats', 'unseen-count'] as const,
  list: (prompt: string, offset: number) => ['chats', 'list', prompt, offset] as const,
  withUser: (userId: number) => ['chats', 'with-user', userId] as const,
  /** A page of messages older than the message `before`; 0 for the newest page. */
  messages: (chatId: number, before: number) => ['chats', 'messages', chatId, before] as const,
  latestIncoming: (limit: number) => ['chats', 'latest-incoming', limit] as const,

  isList: keysUnder('chats', 'list'),
  isWithUser: keysUnder('chats', 'with-user'),
  isMessages: keysUnder('chats', 'messages'),
  isLatestIncoming: keysUnder('chats', 'latest-incoming'),
};
