/** SWR keys of chats and messages. `all` begins every one of them. */
export const chatsKeys = {
  all: 'chats',
  unseenCount: ['chats', 'unseen-count'] as const,
  list: (prompt: string, offset: number) => ['chats', 'list', prompt, offset] as const,
  withUser: (userId: number) => ['chats', 'with-user', userId] as const,
  /** A page of messages older than the message `before` (0: the newest page). */
  messages: (chatId: number, before: number) => ['chats', 'messages', chatId, before] as const,
  latestIncoming: (limit: number) => ['chats', 'latest-incoming', limit] as const,
};

/** Whether an SWR key belongs to chats, for `mutate(isChatsKey)`; a key of `useSWRInfinite` counts too. */
export function isChatsKey(key: unknown): boolean {
  return Array.isArray(key) ? key[0] === chatsKeys.all : typeof key === 'string' && /^\$(inf|sub)\$@"chats"/.test(key);
}
