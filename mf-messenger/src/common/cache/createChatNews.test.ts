import { beforeEach, expect, test } from '@jest/globals';
import { chatsKeys } from 'shared-api/chats';
import { fixtures } from 'shared-api/testing';
import { createMemoryCache } from '#testing/memoryCache';
import { chatsCacheOf, historyKey, listKey } from './chatsCache';
import { createChatNews } from './useChatEvents';

const CHAT = fixtures.chat();
const MESSAGE = fixtures.message({ id: 101, chat_id: CHAT.id, created_at: CHAT.updated_at });
/** Last message that the server returns for the list. */
let served: string;
let asked: number;

/** Opens a messenger whose list can be refetched. */
function open() {
  const cache = createMemoryCache();
  const list = (last_message: string) => ({ prompt: '', hasMore: false, chats: [{ ...CHAT, last_message }] });
  cache.mount(listKey(''), () => {
    asked += 1;
    return Promise.resolve(list(served));
  });
  cache.write(listKey(''), list(MESSAGE.text));
  cache.write(historyKey(CHAT.id), { messages: [MESSAGE], hasOlder: false });
  cache.write(chatsKeys.withUser(CHAT.user_id), CHAT);
  asked = 0;
  const chats = chatsCacheOf(cache);
  return {
    news: createChatNews(chats, 1),
    listed: () => chats.readList('')?.chats[0]?.last_message,
    shown: () => chats.readHistory(CHAT.id)?.messages.map(({ text }) => text),
  };
}

const told = (text: string, revision?: number) => ({
  message: { ...MESSAGE, text, ...(revision !== undefined && { revision }) },
  chat: { ...CHAT, last_message: text },
});
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  served = 'С сервера';
});

test('keeps the later of two changes in any order [CHAT-09]', async () => {
  const { news, listed, shown } = open();
  await settled();
  news.hearChange(told('Второе', 2));
  news.hearChange(told('Первое', 1));
  expect([listed(), shown()]).toEqual(['Второе', ['Второе']]);
  news.hearChange(told('Третье', 3));
  expect([listed(), shown()]).toEqual(['Третье', ['Третье']]);
  expect(asked).toBe(0);
});

test('ignores a change that arrives after the deletion [CHAT-09]', async () => {
  const { news, listed, shown } = open();
  await settled();
  news.hearDeletion({ id: MESSAGE.id, chat_id: CHAT.id, chat: { ...CHAT, last_message: 'Прежнее' } });
  news.hearChange(told('Поздно', 1));
  expect([listed(), shown()]).toEqual(['Прежнее', []]);
});

test('keeps the list when an earlier message is changed [CHAT-09]', async () => {
  const { news, listed } = open();
  await settled();
  const updated_at = new Date(Date.parse(CHAT.updated_at) + 60_000).toISOString();
  news.hearMessage({
    message: { ...MESSAGE, id: 102, text: 'Новое', created_at: updated_at },
    chat: { ...CHAT, last_message: 'Новое', updated_at },
  });
  news.hearChange(told('Исправленное прежнее', 1));
  expect(listed()).toBe('Новое');
});

test('refetches the list when the last message is unclear [CHAT-09]', async () => {
  const { news, listed } = open();
  await settled();
  // The last message was deleted, or a newer one exists: the pushed chat is older than the cached one.
  const updated_at = new Date(Date.parse(CHAT.updated_at) - 60_000).toISOString();
  news.hearDeletion({ id: 100, chat_id: CHAT.id, chat: { ...CHAT, last_message: 'Прежнее', updated_at } });
  await settled();
  expect(listed()).toBe('С сервера');
  // A server without revision numbers.
  served = 'Ещё раз с сервера';
  news.hearChange(told('Без номера'));
  expect(listed()).toBe('Без номера');
  await settled();
  expect(listed()).toBe('Ещё раз с сервера');
});
