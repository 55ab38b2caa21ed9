import { unstable_serialize, type Cache, type ScopedMutator } from 'swr';
import { chatsKeys } from 'shared-api/chats';
import type { ChatWithUser } from 'shared-api/contract';
import type { ChatList } from './chatList';
import { withoutOlder, type MessageHistory } from './messageHistory';

type Key = readonly unknown[];

/** Keys of what the messenger keeps: one entry per list and per chat, which grows, rather than one per page. */
export const listKey = (prompt: string) => chatsKeys.list(prompt, 0);
export const historyKey = (chatId: number) => chatsKeys.messages(chatId, 0);

export type ChatsCache = ReturnType<typeof createChatsCache>;

/**
 * The messenger's part of the SWR cache, for changes that come from outside of a request: pushes, sent messages, seen marks.
 * A change never loads pages again.
 */
export function createChatsCache(cache: Cache, mutate: ScopedMutator) {
  const stateOf = (key: Key) => cache.get(unstable_serialize(key));
  // Fails only when the cache is gone, as sending may outlive the page: then nothing is left to change.
  const write = (key: Key, data: unknown, revalidate: boolean) =>
    void mutate(key, data, { revalidate }).catch(() => {});
  const reload = (key: Key | ((key: unknown) => boolean)) => void mutate(key).catch(() => {});

  function patch<Data>(key: Key, change: (current: Data) => Data): void {
    const state = stateOf(key);
    const current = state?.data as Data | undefined;
    // SWR drops the answer to a request that a change overtakes, and that answer may also lack the change: ask again.
    const isUnderWay = state?.isValidating === true;
    if (current === undefined) {
      if (isUnderWay) reload(key);
      return;
    }
    const next = change(current);
    if (next !== current) write(key, next, isUnderWay);
  }

  return {
    readHistory: (chatId: number) => stateOf(historyKey(chatId))?.data as MessageHistory | undefined,
    readList: (prompt: string) => stateOf(listKey(prompt))?.data as ChatList | undefined,
    readChatWith: (userId: number) => stateOf(chatsKeys.withUser(userId))?.data as ChatWithUser | undefined,

    patchHistory: (chatId: number, change: (history: MessageHistory) => MessageHistory) =>
      patch(historyKey(chatId), change),
    patchList: (prompt: string, change: (list: ChatList) => ChatList) => patch(listKey(prompt), change),
    patchChatWith: (userId: number, change: (chat: ChatWithUser) => ChatWithUser) =>
      patch(chatsKeys.withUser(userId), change),
    patchUnseenCount: (change: (count: number) => number) =>
      patch<{ unseen_count: number }>(chatsKeys.unseenCount, (answer) => ({
        ...answer,
        unseen_count: change(answer.unseen_count),
      })),

    /** Changes the list of every search that was made. */
    patchLists(change: (list: ChatList) => ChatList): void {
      const keys: Key[] = [];
      // A filter that takes no key: it only tells which lists there are.
      reload((key) => {
        if (isListKey(key)) keys.push(key);
        return false;
      });
      for (const key of keys) patch(key, change);
    },

    /** Leaves the newest page of a chat that is not on the screen any more. */
    dropOlder(chatId: number): void {
      if (stateOf(historyKey(chatId))?.data !== undefined) patch(historyKey(chatId), withoutOlder);
    },

    /** A chat that has just begun: its history is known without a request. */
    beginHistory(chatId: number, history: MessageHistory): void {
      if (stateOf(historyKey(chatId))?.data === undefined) write(historyKey(chatId), history, false);
    },

    reloadUnseenCount: () => reload(chatsKeys.unseenCount),

    /** Reads again what is on the screen: the list's first page, the open chat and its newest messages. */
    reload: () => reload((key) => isListKey(key) || chatsKeys.isMessages(key) || chatsKeys.isWithUser(key)),
    reloadChatWith: (userId: number) => reload(chatsKeys.withUser(userId)),
  };
}

function isListKey(key: unknown): key is Key {
  return chatsKeys.isList(key);
}
