import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { openDB } from 'idb';
import { createStore } from 'jotai';
import { chatsKeys } from 'shared-api/chats';
import type { Message } from 'shared-api/contract';
import { forgetAllDrafts, hasUnsent, UNSENT_DATABASE } from 'shared-api/drafts';
import { emitRealtime } from 'shared-api/realtime';
import { fixtures, useFakeApi } from 'shared-api/testing';
import { chatsCacheOf } from '#cache/chatsCache';
import { chosenFilesAtom, uploadsAtom, type UploadPhase } from '#uploads/uploadsState';
import { deferred } from '../testing/deferred';
import { createMemoryCache } from '../testing/memoryCache';
import { useRecordedPosts } from '../testing/useRecordedPosts';
import { useTestDay } from '../testing/useTestDay';
import { createOutbox, type Outbox } from './outbox';
import { outboxAtom } from './outboxState';
import { createOutboxStorage } from './outboxStorage';

const api = useFakeApi();
useTestDay();
const posts = useRecordedPosts(api);

const OWN = 1;
const PARTNER = 2;
const CHAT = 5;

let pages: Outbox[] = [];
/** What the server has. */
let taken: Message[] = [];
let knowsClientId = true;

beforeEach(() => {
  taken = [];
  knowsClientId = true;
  api.answer('get', '/api/user', fixtures.currentUser({ id: OWN }));
  api.answer('get', '/api/chat/{userId}', fixtures.chat({ id: CHAT, user_id: PARTNER }));
  api.answer('get', '/api/chats/{id}/messages', () => ({ messages: taken }));
  serve();
});
afterEach(() => {
  pages.forEach((page) => page.stop());
  pages = [];
});

/** Lets the server take messages from now on. */
function serve(answer: (message: Message) => Message | Promise<Message> = (message) => message): void {
  api.answer('post', '/api/message', ({ body }) => answer(take(body as { text: string; client_id: string })));
}

function take({ text, client_id }: { text: string; client_id: string }): Message {
  const known = knowsClientId ? taken.find((message) => message.client_id === client_id) : undefined;
  if (known) return known;
  const id = 1_000 + taken.length;
  const created_at = new Date(Date.now()).toISOString();
  const message = fixtures.message({ id, chat_id: CHAT, user_id: OWN, text, created_at });
  taken.push(knowsClientId ? { ...message, client_id } : message);
  return taken.at(-1) ?? message;
}

/** The messenger in one tab, or after one reload. */
function openPage(account = OWN) {
  const store = createStore();
  const cache = createMemoryCache();
  cache.write(chatsKeys.withUser(PARTNER), fixtures.chat({ id: CHAT, user_id: PARTNER }));
  const outbox = createOutbox({ store, chats: chatsCacheOf(cache), ownUserId: account });
  pages.push(outbox);
  outbox.start();
  return {
    outbox,
    /** One file at the place of the chat, or none. */
    choose: (phase?: UploadPhase) => {
      const file = new File(['смета'], 'смета.pdf');
      store.set(uploadsAtom, new Map(phase && [['один', { id: 'один', file, phase }]]));
      store.set(chosenFilesAtom, new Map([['chat', { ids: phase ? ['один'] : [], isOverfull: false }]]));
    },
    send: (text: string) => outbox.send(PARTNER, text),
    waiting: () => (store.get(outboxAtom).get(PARTNER) ?? []).map(({ text }) => text),
    failed: () => (store.get(outboxAtom).get(PARTNER) ?? []).filter(({ phase }) => phase.kind === 'failed'),
  };
}

const texts = () => taken.map(({ text }) => text);
const goOnline = () => window.dispatchEvent(new Event('online'));

/** The texts in the browser's database, whoever they belong to. */
async function readKept(): Promise<string[]> {
  const database = await openDB(UNSENT_DATABASE);
  const kept: { text: string }[] = await database.getAll('messages');
  database.close();
  return kept.map(({ text }) => text);
}

async function until(expectation: () => void): Promise<void> {
  for (let left = 200; ; left--) {
    try {
      return expectation();
    } catch (error) {
      if (left === 0) throw error;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }
}

test('what is written offline goes out by itself and in order when the network is back', async () => {
  api.fail('post', '/api/message', 'network');
  const page = openPage();
  page.send('Раз');
  page.send('Два');
  await until(() => expect(hasUnsent(OWN)).toBe(true));
  serve();
  goOnline();
  page.send('Три');
  await until(() => expect(texts()).toEqual(['Раз', 'Два', 'Три']));
  await until(() => expect(page.waiting()).toEqual([]));
  expect(hasUnsent(OWN)).toBe(false);
});

test('a server that is down is tried again after a while; one that breaks on a message lets the next one pass', async () => {
  api.fail('post', '/api/message', { status: 502 });
  const page = openPage();
  page.send('Раз');
  await until(() => expect(page.waiting()).toEqual(['Раз']));
  api.fail('post', '/api/message', { status: 500 });
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance'] });
  for (let attempt = 0; attempt < 4 && page.failed().length === 0; attempt++)
    await jest.advanceTimersByTimeAsync(60_000);
  jest.useRealTimers();
  await until(() => expect(page.failed()).toHaveLength(1));
  serve();
  page.send('Два');
  await until(() => expect(texts()).toEqual(['Два']));
});

test('messages survive a crash with their order and their ids, also one whose answer was lost', async () => {
  const { promise } = deferred<Message>();
  serve(() => promise);
  const first = openPage();
  first.send('Раз');
  first.send('Два');
  await until(() => expect(texts()).toEqual(['Раз']));
  await until(() => expect(hasUnsent(OWN)).toBe(true));
  first.outbox.stop();

  serve();
  const second = openPage();
  await until(() => expect(texts()).toEqual(['Раз', 'Два']));
  await until(() => expect(second.waiting()).toEqual([]));
});

test('a server without client_id is asked what it has before anything is sent again', async () => {
  knowsClientId = false;
  const { promise } = deferred<Message>();
  serve(() => promise);
  const first = openPage();
  first.send('Да');
  await until(() => expect(texts()).toEqual(['Да']));
  first.outbox.stop();

  serve();
  const second = openPage();
  // The same words once more are another message, which goes after the first one.
  second.send('Да');
  expect(second.waiting()).not.toEqual([]);
  await until(() => expect(second.waiting()).toEqual([]));
  expect(texts()).toEqual(['Да', 'Да']);
});

test('a message that arrived and was deleted since is not sent again, and is no failure', async () => {
  api.fail('post', '/api/message', { status: 409, body: 'Это сообщение уже было отправлено и удалено.' });
  const page = openPage();
  page.send('Лишнее');
  await until(() => expect(page.waiting()).toEqual([]));
});

test('a push of the own message is a confirmation, also when its chat is not open', async () => {
  api.fail('post', '/api/message', 'network');
  const page = openPage();
  let posted = '';
  api.answer('post', '/api/message', ({ body }) => {
    posted = (body as { client_id: string }).client_id;
    return deferred<Message>().promise;
  });
  page.send('Дошло');
  await until(() => expect(posted).not.toBe(''));
  emitRealtime('message', { message: fixtures.message({ user_id: OWN, client_id: posted }) });
  expect(page.waiting()).toEqual([]);
});

test('logging out empties the outbox, and a tab that was left open sends nothing more', async () => {
  api.fail('post', '/api/message', 'network');
  const page = openPage();
  page.send('Тайное');
  await until(() => expect(hasUnsent(OWN)).toBe(true));
  forgetAllDrafts();
  serve();
  goOnline();
  await until(() => expect(page.waiting()).toEqual([]));
  const later = openPage();
  later.send('Новое');
  await until(() => expect(texts()).toEqual(['Новое']));
});

test('logging out leaves no letter of a message in the browser', async () => {
  const message = { clientId: 'a', text: 'Тайное', createdAt: '', files: [], phase: { kind: 'waiting' } } as const;
  await createOutboxStorage(OWN).add(PARTNER, message);
  expect(await readKept()).toContain('Тайное');
  forgetAllDrafts();
  expect(await readKept()).toEqual([]);
});

test('what a browser did not come to delete at the logout is nobody’s in the next login', async () => {
  api.fail('post', '/api/message', 'network');
  openPage().send('Тайное');
  await until(() => expect(hasUnsent(OWN)).toBe(true));
  localStorage.clear();
  serve();
  const later = openPage();
  later.send('Новое');
  await until(() => expect(texts()).toEqual(['Новое']));
  await until(() => expect(later.waiting()).toEqual([]));
  expect(await readKept()).toEqual([]);
});

test('nothing is sent in the name of somebody else who has logged in since', async () => {
  api.fail('post', '/api/message', 'network');
  const page = openPage();
  page.send('Моё');
  await until(() => expect(hasUnsent(OWN)).toBe(true));
  const other = openPage(7);
  expect(other.waiting()).toEqual([]);
  await until(() => expect(posts).not.toHaveLength(0));
  let asked = 0;
  api.answer('get', '/api/user', () => {
    asked += 1;
    return fixtures.currentUser({ id: 7 });
  });
  serve();
  goOnline();
  await until(() => expect(asked).toBe(1));
  await until(() => expect(page.waiting()).toEqual(['Моё']));
  expect(texts()).toEqual([]);
});

test('of several tabs one sends at a time, and each message goes once', async () => {
  let turn = Promise.resolve();
  const request = (_: string, work: () => Promise<void>) => (turn = turn.then(work));
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  let underWay = 0;
  let most = 0;
  serve(async (message) => {
    underWay += 1;
    most = Math.max(most, underWay);
    await new Promise((resolve) => setTimeout(resolve, 20));
    underWay -= 1;
    return message;
  });
  const tabs = [openPage(), openPage(), openPage()];
  tabs.forEach((tab, index) => tab.send(`Из вкладки ${index}`));
  await until(() => expect(texts()).toHaveLength(3));
  await until(() => expect(tabs.flatMap((tab) => tab.waiting())).toEqual([]));
  expect(new Set(texts()).size).toBe(3);
  expect(most).toBe(1);
  Reflect.deleteProperty(navigator, 'locks');
});

const close = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('closing the page asks first while chosen files are not sent', () => {
  const page = openPage();
  expect(close()).toBe(true);
  page.choose({ kind: 'waiting' });
  expect(close()).toBe(false);
  page.choose({ kind: 'failed', reason: 'Ошибка загрузки', isFinal: false });
  expect(close()).toBe(false);
  // Nobody could send it.
  page.choose({ kind: 'failed', reason: 'Недопустимый формат файла', isFinal: true });
  expect(close()).toBe(true);
  page.choose();
  expect(close()).toBe(true);
});

test('where the browser keeps nothing it works all the same, and closing the page asks first', async () => {
  jest.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  api.fail('post', '/api/message', 'network');
  const page = openPage();
  expect(close()).toBe(true);
  page.send('Только здесь');
  await until(() => expect(page.waiting()).toEqual(['Только здесь']));
  expect(close()).toBe(false);
  serve();
  goOnline();
  await until(() => expect(texts()).toEqual(['Только здесь']));
  await until(() => expect(close()).toBe(true));
});
