import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { openDB } from 'idb';
import { createStore } from 'jotai';
import { chatsKeys } from 'shared-api/chats';
import type { Message } from 'shared-api/contract';
import { emitRealtime } from 'shared-api/realtime';
import { forgetAllDrafts, hasUnsent, unsentDatabase } from 'shared-api/storage';
import { fixtures, useFakeApi } from 'shared-api/testing';
import { chatsCacheOf } from '#cache/chatsCache';
import { deferred } from '#testing/deferred';
import { createMemoryCache } from '#testing/memoryCache';
import { useRecordedPosts } from '#testing/useRecordedPosts';
import { useTestDay } from '#testing/useTestDay';
import { createMessageOutbox, type MessageOutbox } from './messageOutbox';
import { chosenFilesAtom, problems, uploadsOf } from './uploads';

const api = useFakeApi();
useTestDay();
const posts = useRecordedPosts(api);

const OWN = 1;
const OTHER = 2;
const CHAT = 5;

let pages: MessageOutbox[] = [];
/** Messages stored by the server. */
let taken: Message[] = [];
let knowsClientId = true;

beforeEach(() => {
  taken = [];
  knowsClientId = true;
  api.answer('get', '/api/user', fixtures.currentUser({ id: OWN }));
  api.answer('get', '/api/chat/{userId}', fixtures.chat({ id: CHAT, user_id: OTHER }));
  api.answer('get', '/api/chats/{id}/messages', () => ({ messages: taken }));
  serve();
});
afterEach(() => {
  pages.forEach((page) => page.stop());
  pages = [];
});

/** Lets the server accept messages from now on. */
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

/** Opens the messenger as in a new tab or after a reload. */
function openPage(account = OWN) {
  const store = createStore();
  const cache = createMemoryCache();
  cache.write(chatsKeys.withUser(OTHER), fixtures.chat({ id: CHAT, user_id: OTHER }));
  const outbox = createMessageOutbox({ store, chats: chatsCacheOf(cache), ownUserId: account });
  pages.push(outbox);
  outbox.start();
  return {
    outbox,
    /** Chooses one file in the chat's composer, whose upload hangs or has failed, or removes it. */
    choose: (upload?: 'hanging' | (typeof problems)['failed' | 'wrongFormat']) => {
      const file = new File(['смета'], 'смета.pdf');
      const queue = uploadsOf(store);
      if (upload === undefined) queue.remove(['один']);
      else if (upload === 'hanging') queue.upload('один', file).catch(() => {});
      else queue.refuse('один', file, upload);
      store.set(chosenFilesAtom, new Map([['chat', { ids: upload ? ['один'] : [], isOverfull: false }]]));
    },
    send: (text: string) => outbox.send(OTHER, text),
    waiting: () => outbox.list.listOf(OTHER).map(({ text }) => text),
    failed: () => outbox.list.listOf(OTHER).filter(({ phase }) => phase.kind === 'failed'),
  };
}

const texts = () => taken.map(({ text }) => text);
const goOnline = () => window.dispatchEvent(new Event('online'));

/** Reads the texts in the browser's database, of all accounts. */
async function readKept(): Promise<string[]> {
  const database = await openDB(unsentDatabase('messages'));
  const kept: { text: string }[] = await database.getAll('messages');
  database.close();
  return kept.map(({ text }) => text);
}

test('sends offline messages in order once the network returns', async () => {
  api.fail('post', '/api/message', 'network');
  const page = openPage();
  page.send('Раз');
  page.send('Два');
  await waitFor(() => expect(hasUnsent('messages', OWN)).toBe(true));
  serve();
  goOnline();
  page.send('Три');
  await waitFor(() => expect(texts()).toEqual(['Раз', 'Два', 'Три']));
  await waitFor(() => expect(page.waiting()).toEqual([]));
  expect(hasUnsent('messages', OWN)).toBe(false);
});

test('retries an unreachable server and skips a breaking message', async () => {
  api.fail('post', '/api/message', { status: 502 });
  const page = openPage();
  page.send('Раз');
  await waitFor(() => expect(page.waiting()).toEqual(['Раз']));
  api.fail('post', '/api/message', { status: 500 });
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance'] });
  while (page.failed().length === 0) await jest.advanceTimersByTimeAsync(1_000);
  jest.useRealTimers();
  serve();
  page.send('Два');
  await waitFor(() => expect(texts()).toEqual(['Два']));
});

test('restores order and ids after a crash', async () => {
  const { promise } = deferred<Message>();
  serve(() => promise);
  const first = openPage();
  first.send('Раз');
  first.send('Два');
  await waitFor(() => expect(texts()).toEqual(['Раз']));
  await waitFor(() => expect(hasUnsent('messages', OWN)).toBe(true));
  first.outbox.stop();

  serve();
  const second = openPage();
  await waitFor(() => expect(texts()).toEqual(['Раз', 'Два']));
  await waitFor(() => expect(second.waiting()).toEqual([]));
});

/** Stores what release 0.2.0 and the builds before it stored. */
async function keepAsFirstBuilds(): Promise<void> {
  const box = 'the-login';
  localStorage.setItem(`vstrecha.draft.outbox.${OWN}`, box);
  localStorage.setItem(`vstrecha.draft.unsent.${OWN}`, '1');
  const database = await openDB('vstrecha.unsent', 1, {
    upgrade: (created) => {
      created
        .createObjectStore('messages', { keyPath: 'order', autoIncrement: true })
        .createIndex('clientId', 'clientId', { unique: true });
      created.createObjectStore('files', { keyPath: 'id' }).createIndex('clientId', 'clientId');
    },
  });
  const message = { account: OWN, box, userId: OTHER, createdAt: '2026-11-22T09:00:00.000Z', files: [] };
  const attachment = { id: 3, url: '', filename: 'смета.pdf', filesize: 5, is_deleted: false };
  const files = [{ id: 'смета', attachment }];
  await database.add('messages', { ...message, clientId: 'first', text: 'Раз', files, sentAfter: 7 });
  // Retried after a refusal.
  const retried = { files: [{ id: 'нет', attachment: undefined }], failure: undefined, sentAfter: undefined };
  await database.add('messages', { ...message, ...retried, clientId: 'second', text: 'Два' });
  await database.add('messages', { ...message, clientId: 'third', text: 'Нельзя', failure: 'Чат заблокирован.' });
  await database.put('files', { id: 'смета', clientId: 'first', file: new File(['смета'], 'смета.pdf') });
  database.close();
}

test('sends messages that an earlier build has stored', async () => {
  await keepAsFirstBuilds();
  expect(hasUnsent('messages', OWN)).toBe(true);
  const page = openPage();
  await waitFor(() => expect(texts()).toEqual(['Раз', 'Два']));
  expect(posts.map(({ body }) => body)).toMatchObject([
    { client_id: 'first', attachments: [3] },
    { client_id: 'second', attachments: [] },
  ]);
  await waitFor(() => expect(page.waiting()).toEqual(['Нельзя']));
  expect(page.failed()).toMatchObject([{ clientId: 'third', phase: { reason: 'Чат заблокирован.' } }]);
});

test('checks for delivery when the server ignores client_id', async () => {
  knowsClientId = false;
  const { promise } = deferred<Message>();
  serve(() => promise);
  const first = openPage();
  first.send('Да');
  await waitFor(() => expect(texts()).toEqual(['Да']));
  first.outbox.stop();

  serve();
  const second = openPage();
  // The same text again is a separate message, sent after the first one.
  second.send('Да');
  expect(second.waiting()).not.toEqual([]);
  await waitFor(() => expect(second.waiting()).toEqual([]));
  expect(texts()).toEqual(['Да', 'Да']);
});

test('drops a message that the server reports as deleted', async () => {
  api.fail('post', '/api/message', { status: 409, body: 'Это сообщение уже было отправлено и удалено.' });
  const page = openPage();
  page.send('Лишнее');
  await waitFor(() => expect(page.waiting()).toEqual([]));
});

test('treats a push of the own message as its confirmation', async () => {
  api.fail('post', '/api/message', 'network');
  const page = openPage();
  let posted = '';
  api.answer('post', '/api/message', ({ body }) => {
    posted = (body as { client_id: string }).client_id;
    return deferred<Message>().promise;
  });
  page.send('Дошло');
  await waitFor(() => expect(posted).not.toBe(''));
  emitRealtime('message', { message: fixtures.message({ user_id: OWN, client_id: posted }) });
  expect(page.waiting()).toEqual([]);
});

test('[NET-10] ends on a changed file and sends its text alone', async () => {
  const file = new File(['%PDF'], 'Смета.pdf', { type: 'application/pdf' });
  file.slice = () =>
    Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new DOMException('Changed', 'NotReadableError')) });
  api.fail('post', '/api/attachments', 'network');
  const { outbox } = openPage();
  outbox.send(OTHER, 'Смета', [{ id: 'a', file }]);
  const clientId = outbox.list.listOf(OTHER)[0]?.clientId ?? '';
  await waitFor(() =>
    expect(outbox.list.listOf(OTHER)).toMatchObject([
      { text: 'Смета', phase: { kind: 'failed', reason: 'Файл изменился после выбора. Выберите его снова.' } },
    ]),
  );
  expect(taken).toEqual([]);
  outbox.sendTextAlone(OTHER, clientId);
  await waitFor(() => expect(taken).toMatchObject([{ text: 'Смета', client_id: clientId }]));
  expect(outbox.list.listOf(OTHER)).toEqual([]);
});

test('empties the outbox at logout and stops other tabs', async () => {
  api.fail('post', '/api/message', 'network');
  const page = openPage();
  page.send('Тайное');
  await waitFor(() => expect(posts).not.toHaveLength(0));
  forgetAllDrafts();
  serve();
  goOnline();
  await waitFor(() => expect(page.waiting()).toEqual([]));
  const later = openPage();
  later.send('Новое');
  await waitFor(() => expect(texts()).toEqual(['Новое']));
});

test('deletes the stored messages at logout', async () => {
  api.fail('post', '/api/message', 'network');
  const page = openPage();
  page.send('Тайное');
  await waitFor(() => expect(hasUnsent('messages', OWN)).toBe(true));
  page.outbox.stop();
  expect(await readKept()).toContain('Тайное');
  forgetAllDrafts();
  expect(await readKept()).toEqual([]);
});

test('discards messages of an earlier login at the next one', async () => {
  api.fail('post', '/api/message', 'network');
  const earlier = openPage();
  earlier.send('Тайное');
  await waitFor(() => expect(posts).not.toHaveLength(0));
  earlier.outbox.stop();
  localStorage.clear();
  serve();
  const later = openPage();
  later.send('Новое');
  await waitFor(() => expect(texts()).toEqual(['Новое']));
  await waitFor(() => expect(later.waiting()).toEqual([]));
  expect(await readKept()).toEqual([]);
});

test('stops sending when another account has logged in', async () => {
  api.fail('post', '/api/message', 'network');
  const page = openPage();
  page.send('Моё');
  await waitFor(() => expect(hasUnsent('messages', OWN)).toBe(true));
  const other = openPage(7);
  expect(other.waiting()).toEqual([]);
  await waitFor(() => expect(posts).not.toHaveLength(0));
  let asked = 0;
  api.answer('get', '/api/user', () => {
    asked += 1;
    return fixtures.currentUser({ id: 7 });
  });
  serve();
  goOnline();
  await waitFor(() => expect(asked).toBe(1));
  await waitFor(() => expect(page.waiting()).toEqual(['Моё']));
  expect(texts()).toEqual([]);
});

test('sends from one tab at a time, each message once', async () => {
  let turn = Promise.resolve();
  const request = (_name: string, _options: LockOptions, work: (lock: object) => Promise<void>) =>
    (turn = turn.then(() => work({})));
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
  await waitFor(() => expect(texts()).toHaveLength(3));
  await waitFor(() => expect(tabs.flatMap((tab) => tab.waiting())).toEqual([]));
  expect(new Set(texts()).size).toBe(3);
  expect(most).toBe(1);
  Reflect.deleteProperty(navigator, 'locks');
});

const close = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('asks before closing while chosen files are unsent', () => {
  api.hang('post', '/api/attachments');
  const page = openPage();
  expect(close()).toBe(true);
  page.choose('hanging');
  expect(close()).toBe(false);
  page.choose(problems.failed);
  expect(close()).toBe(false);
  // An invalid file can never be sent.
  page.choose(problems.wrongFormat);
  expect(close()).toBe(true);
  page.choose();
  expect(close()).toBe(true);
});

test('works without browser storage but asks before closing', async () => {
  jest.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  api.fail('post', '/api/message', 'network');
  const page = openPage();
  expect(close()).toBe(true);
  page.send('Только здесь');
  await waitFor(() => expect(page.waiting()).toEqual(['Только здесь']));
  expect(close()).toBe(false);
  serve();
  goOnline();
  await waitFor(() => expect(texts()).toEqual(['Только здесь']));
  await waitFor(() => expect(close()).toBe(true));
});
