import { expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useUnseenChatsCount } from 'shared-api/chats';
import type { Message } from 'shared-api/contract';
import { fixtures, useFakeApi } from 'shared-api/testing';
import { deferred } from '#testing/deferred';
import { ROW_HEIGHT, scrollBox, SCROLLER_HEIGHT, useFakeChatLayout } from '#testing/fakeChatLayout';
import { messengerServer } from '#testing/messengerServer';
import { push } from '#testing/push';
import { useRecordedPosts } from '#testing/useRecordedPosts';
import { minutesAgo, useTestDay } from '#testing/useTestDay';
import { openMessages } from '../testing/openMessages';

const api = useFakeApi();
useFakeChatLayout();
useTestDay();
const posts = useRecordedPosts(api);

/** Replaces the sidebar's badge. */
function Badge() {
  return <p>непрочитано: {useUnseenChatsCount(true).data}</p>;
}

const messages = () => screen.findByRole('list', { name: /^Переписка/ });
const region = () => screen.findByRole('region', { name: /^Переписка/ });
const later = (id: number, part: Partial<Message> = {}) =>
  fixtures.message({
    id,
    text: `Сообщение ${id}`,
    created_at: new Date(Date.parse('2026-11-21T09:00:00Z') + id).toISOString(),
    ...part,
  });
const many = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => later(from + index));
const southern = fixtures.chat({
  id: 6,
  user_id: 3,
  company: 'Южный берег',
  last_message: 'Ждём',
  updated_at: minutesAgo(60),
});
const listed = () =>
  screen
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
    .filter((href) => href?.startsWith('/messages/'));

test('adds a pushed message to chat and list without requests [CHAT-09]', async () => {
  const server = messengerServer(api);
  openMessages();
  await messages();
  await screen.findByRole('link', { name: /Северный ветер.*Добрый день/ });
  const asked = { chats: server.asked.chats.length, messages: server.asked.messages.length };

  push('message', { message: later(101, { text: 'Есть вопрос' }) });

  expect(within(await messages()).getByText('Есть вопрос')).toBeVisible();
  expect(await screen.findByRole('link', { name: /Северный ветер.*Есть вопрос/ })).toBeVisible();
  expect(server.asked.chats).toHaveLength(asked.chats);
  expect(server.asked.messages).toHaveLength(asked.messages);
});

test('moves another chat with a pushed message up [CHAT-01] [CHAT-02] [CHAT-09]', async () => {
  messengerServer(api, { chats: [fixtures.chat(), southern] });
  openMessages();
  await screen.findByRole('link', { name: /Южный берег/ });
  expect(listed()).toEqual(['/messages/2', '/messages/3']);

  push('message', { message: later(700, { chat_id: 6, user_id: 3, text: 'Мы готовы' }) });

  expect(listed()).toEqual(['/messages/3', '/messages/2']);
  expect(await screen.findByRole('link', { name: /Южный берег.*Мы готовы.*Есть непрочитанные/ })).toBeVisible();
  expect(within(await messages()).queryByText('Мы готовы')).not.toBeInTheDocument();
});

test('adds an unknown chat to the list on a push [CHAT-09]', async () => {
  const server = messengerServer(api);
  openMessages('/messages');
  await screen.findByRole('link', { name: /Северный ветер/ });

  push('message', {
    message: later(800, { chat_id: 8, user_id: 4 }),
    chat: fixtures.chat({ id: 8, user_id: 4, company: 'С чатом', updated_at: minutesAgo(-1) }),
  });
  expect(await screen.findByRole('link', { name: /С чатом/ })).toBeVisible();

  server.chats = [
    fixtures.chat({ id: 9, user_id: 5, company: 'Без чата', updated_at: minutesAgo(-2) }),
    ...server.chats,
  ];
  push('message', { message: later(900, { chat_id: 9, user_id: 5 }) });
  expect(await screen.findByRole('link', { name: /Без чата/ })).toBeVisible();
});

test('deduplicates and sorts pushed messages [CHAT-09]', async () => {
  messengerServer(api);
  openMessages();
  await messages();
  for (const id of [103, 101, 103, 102, 101]) push('message', { message: later(id) });

  const texts = within(await messages())
    .getAllByText(/^Сообщение \d+$/)
    .map(({ textContent }) => textContent);
  expect(texts).toEqual(['Сообщение 101', 'Сообщение 102', 'Сообщение 103']);
  // The newest message stays the chat's last one in the list.
  expect(await screen.findByRole('link', { name: /Северный ветер.*Сообщение 103/ })).toBeVisible();
});

test('keeps a push that arrives during loading [CHAT-09]', async () => {
  const server = messengerServer(api);
  const { promise, resolve } = deferred<{ messages: Message[] }>();
  let isFirst = true;
  api.answer('get', '/api/chats/{id}/messages', () => {
    if (!isFirst) return { messages: server.messages.get(5) ?? [] };
    isFirst = false;
    return promise;
  });
  openMessages();
  await screen.findByRole('textbox', { name: 'Сообщение' });
  await waitFor(() => expect(isFirst).toBe(false));
  const before = server.messages.get(5) ?? [];
  const message = later(101);
  server.messages.set(5, [...before, message]);
  push('message', { message });
  resolve({ messages: before });

  expect(await within(await messages()).findByText('Сообщение 101')).toBeVisible();
  expect(within(await messages()).getByText('Добрый день!')).toBeVisible();
});

test('applies a remote edit to chat and list [CHAT-09]', async () => {
  messengerServer(api);
  openMessages();
  await within(await messages()).findByText('Добрый день!');

  const message = fixtures.message({ text: 'Добрый вечер', revision: 1 });
  push('message-updated', { message, chat: fixtures.chat({ last_message: message.text }) });

  expect(within(await messages()).getByText('Добрый вечер')).toBeVisible();
  expect(within(await messages()).queryByText('Добрый день!')).not.toBeInTheDocument();
  expect(await screen.findByRole('link', { name: /Северный ветер.*Добрый вечер/ })).toBeVisible();
});

test('ignores a change of a message not loaded yet', async () => {
  messengerServer(api);
  openMessages();
  await within(await messages()).findByText('Добрый день!');
  push('message-updated', { message: later(3, { text: 'Давнее', revision: 1 }), chat: fixtures.chat() });
  expect(within(await messages()).queryByText('Давнее')).not.toBeInTheDocument();
});

test('removes a remotely deleted message from chat and list [CHAT-09]', async () => {
  const server = messengerServer(api, {
    messages: new Map([[5, [later(99, { text: 'Раньше' }), fixtures.message()]]]),
  });
  openMessages();
  await within(await messages()).findByText('Добрый день!');

  const { id, chat_id } = fixtures.message();
  const chat = fixtures.chat({ last_message: 'Раньше', updated_at: minutesAgo(60) });
  server.chats = [chat];
  push('message-deleted', { id, chat_id, chat });

  expect(within(await messages()).queryByText('Добрый день!')).not.toBeInTheDocument();
  expect(within(await messages()).getByText('Раньше')).toBeVisible();
  expect(await screen.findByRole('link', { name: /Северный ветер.*Раньше/ })).toBeVisible();
});

test('refetches the list when a change lacks its chat', async () => {
  const server = messengerServer(api);
  openMessages();
  await messages();
  const asked = server.asked.chats.length;
  push('message-updated', { message: fixtures.message({ text: 'Иначе' }) });
  await waitFor(() => expect(server.asked.chats.length).toBeGreaterThan(asked));
});

test('refetches list and open chat after a reconnect [CHAT-09]', async () => {
  const server = messengerServer(api, { chats: [fixtures.chat(), southern] });
  openMessages();
  await messages();
  await screen.findByRole('link', { name: /Южный берег/ });

  server.messages.set(5, [fixtures.message(), later(101)]);
  server.chats = [{ ...southern, last_message: 'Пока вас не было', updated_at: minutesAgo(-1) }, fixtures.chat()];
  push('gap', {});

  expect(await within(await messages()).findByText('Сообщение 101')).toBeVisible();
  await waitFor(() => expect(listed()).toEqual(['/messages/3', '/messages/2']));
  expect(await screen.findByRole('link', { name: /Пока вас не было/ })).toBeVisible();
});

/** Counts the requests for the list and lists the pages of the open chat requested. */
const askedPages = ({ asked }: ReturnType<typeof messengerServer>) => ({
  lists: asked.chats.filter((query) => query.get('limit') === '20').length,
  pages: asked.messages.map((query) => query.get('offset')),
});
const manyUnread = () => {
  const chats = [{ ...fixtures.chat({ seen: false }), unseen_from_id: 31 }, southern];
  return messengerServer(api, { chats, messages: new Map([[5, many(1, 60)]]) });
};

test('requests each page once around the first join [CHAT-09]', async () => {
  const server = manyUnread();
  openMessages();
  expect(await screen.findByRole('button', { name: '30 новых' })).toBeVisible();
  push('gap', { isFirstJoin: true });
  await waitFor(() => expect(server.asked.chats.map((query) => query.get('limit'))).toEqual(['20', '1']));
  // A push after the check proves that there was no further request.
  push('message', { message: later(61), chat: fixtures.chat({ seen: false, updated_at: minutesAgo(-1) }) });
  expect(await screen.findByRole('button', { name: '31 новое' })).toBeVisible();
  expect(askedPages(server)).toEqual({ lists: 1, pages: [null, '41'] });
});

test('refetches messages missed before the first join [CHAT-09]', async () => {
  const server = messengerServer(api, { chats: [fixtures.chat(), southern] });
  openMessages();
  await messages();
  await screen.findByRole('link', { name: /Южный берег/ });
  server.messages.set(5, [fixtures.message(), later(101)]);
  server.chats = [fixtures.chat({ last_message: 'Сообщение 101', updated_at: minutesAgo(-1) }), southern];
  push('gap', { isFirstJoin: true });
  expect(await within(await messages()).findByText('Сообщение 101')).toBeVisible();
});

test.each([
  ['the check fails', () => api.fail('get', '/api/chats', { status: 500 })],
  [
    'the channel is joined late',
    () => {
      const now = performance.now();
      jest.spyOn(performance, 'now').mockImplementation(() => now + 10_001);
    },
  ],
])('refetches the open chat when %s', async (_, happen) => {
  const server = messengerServer(api);
  openMessages();
  await messages();
  await screen.findByRole('link', { name: /Северный ветер.*Добрый/ });
  server.messages.set(5, [fixtures.message({ text: 'Иначе' })]);
  happen();
  push('gap', { isFirstJoin: true });
  expect(await within(await messages()).findByText('Иначе')).toBeVisible();
});

test('loads older messages in pages of 20 by id [CHAT-05]', async () => {
  const server = messengerServer(api, { messages: new Map([[5, many(1, 45)]]) });
  const asked = () => server.asked.messages.map((query) => `${query.get('offset')} ${query.get('limit')}`);
  openMessages();
  await screen.findByText('Сообщение 45');
  expect(asked()[0]).toBe('null 20');

  scrollBox(await region(), 0);
  await waitFor(() => expect(asked()).toEqual(['null 20', '26 20']));
  scrollBox(await region(), 0);
  await waitFor(() => expect(asked()).toEqual(['null 20', '26 20', '6 20']));
  scrollBox(await region(), 0);
  expect(await screen.findByText('Сообщение 1')).toBeVisible();
  scrollBox(await region(), 0);
  expect(asked()).toHaveLength(3);
});

test('retries older messages on demand after a failure [CHAT-05]', async () => {
  const server = messengerServer(api, { messages: new Map([[5, many(1, 90)]]) });
  openMessages();
  await screen.findByText('Сообщение 90');
  api.fail('get', '/api/chats/{id}/messages', { status: 500 });
  scrollBox(await region(), 0);
  // The list may have kept its place while a pending page loaded.
  await waitFor(async () => {
    scrollBox(await region(), 0);
    expect(screen.getByText('Не удалось загрузить более ранние сообщения.')).toBeVisible();
  });
  const asked = server.asked.messages.length;

  messengerServer(api, server);
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  await waitFor(() =>
    expect(screen.queryByText('Не удалось загрузить более ранние сообщения.')).not.toBeInTheDocument(),
  );
  expect(asked).toBeLessThan(3);
});

test('groups messages by Moscow day [CHAT-04]', async () => {
  messengerServer(api, {
    messages: new Map([
      [
        5,
        [
          later(1, { created_at: '2026-11-20T20:59:00.000Z' }),
          later(2, { created_at: '2026-11-20T21:01:00.000Z' }),
          later(3),
        ],
      ],
    ]),
  });
  openMessages();
  await messages();
  const days = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(days).toEqual(['Пятница, 20 ноября 2026', 'Сегодня']);
});

test('marks a chat seen once its end is visible [CHAT-08]', async () => {
  const server = messengerServer(api, { chats: [fixtures.chat({ seen: false })] });
  openMessages();
  await waitFor(() => expect(server.seen).toEqual([5]));
  await waitFor(() => expect(screen.queryByRole('img', { name: /непрочитанные/ })).not.toBeInTheDocument());

  push('message', { message: later(101) });
  await waitFor(() => expect(server.seen).toEqual([5, 5]));
});

test('never shows visible messages as unseen and batches marks [CHAT-08]', async () => {
  const server = messengerServer(api);
  openMessages();
  await messages();
  const dot = () => screen.queryByRole('img', { name: /непрочитанные/ });
  for (const id of [101, 102, 103]) {
    push('message', { message: later(id), chat: fixtures.chat({ seen: false, updated_at: later(id).created_at }) });
    expect(dot()).not.toBeInTheDocument();
  }
  expect(server.seen).toEqual([]);
  await waitFor(() => expect(server.seen).toEqual([5]));
  push('message', { message: later(104) });
  push('message', { message: later(104) });
  await waitFor(() => expect(server.seen).toEqual([5, 5]));
});

test('sends a pending mark when the chat is left [CHAT-08]', async () => {
  const server = messengerServer(api);
  const { unmount } = openMessages();
  await messages();
  push('message', { message: later(101) });
  expect(server.seen).toEqual([]);
  unmount();
  await waitFor(() => expect(server.seen).toEqual([5]));
});

test('sends a pending mark when the window loses focus [CHAT-08]', async () => {
  const server = messengerServer(api);
  openMessages();
  await messages();
  push('message', { message: later(101) });
  jest.spyOn(document, 'hasFocus').mockReturnValue(false);
  expect(server.seen).toEqual([]);
  act(() => void window.dispatchEvent(new Event('blur')));
  await waitFor(() => expect(server.seen).toEqual([5]));
});

test('marks a scrolled chat seen only at its end [CHAT-08]', async () => {
  const server = messengerServer(api, { messages: new Map([[5, many(1, 60)]]) });
  openMessages();
  await screen.findByText('Сообщение 60');
  scrollBox(await region(), 20 * ROW_HEIGHT - SCROLLER_HEIGHT - 300);

  push('message', { message: later(61) });
  const button = await screen.findByRole('button', { name: '1 новое' });
  expect(server.seen).toEqual([]);

  await userEvent.click(button);
  await waitFor(() => expect(server.seen).toEqual([5]));
  expect(within(await messages()).getByText('Сообщение 61')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: /нов/ })).not.toBeInTheDocument());
});

test('marks a message above an unsent one as seen [CHAT-08]', async () => {
  const server = messengerServer(api);
  api.fail('post', '/api/message', { status: 400 });
  openMessages();
  await messages();
  await userEvent.type(screen.getByRole('textbox', { name: 'Сообщение' }), 'Не ушло{Enter}');
  await screen.findByText('Не отправлено.');

  push('message', { message: later(101) });
  await waitFor(() => expect(server.seen).toEqual([5]));
  expect(screen.queryByRole('button', { name: /нов/ })).not.toBeInTheDocument();
});

test('scrolls to the end of the chat after sending', async () => {
  messengerServer(api, { messages: new Map([[5, many(1, 60)]]) });
  openMessages();
  await screen.findByText('Сообщение 60');
  scrollBox(await region(), 300);
  await userEvent.type(screen.getByRole('textbox', { name: 'Сообщение' }), 'Вот ответ{Enter}');
  expect(await within(await messages()).findByText('Вот ответ')).toBeVisible();
});

test('updates the badge optimistically, then from the server [CHAT-08] [SIDE-04]', async () => {
  const server = messengerServer(api, {
    chats: [
      fixtures.chat({ seen: false }),
      { ...southern, seen: false },
      { ...southern, id: 7, user_id: 4, seen: false },
    ],
  });
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  openMessages('/messages/2', <Badge />);
  await messages();
  expect(await screen.findByText('непрочитано: 3')).toBeVisible();

  const answer = deferred<{ ok: true }>();
  api.answer('post', '/api/chats/{id}/seen', () => answer.promise);
  visibility.mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByText('непрочитано: 2')).toBeVisible();

  // Another chat was marked seen elsewhere meanwhile.
  server.chats = server.chats.map((chat) => ({ ...chat, seen: chat.id !== 7 }));
  answer.resolve({ ok: true });
  expect(await screen.findByText('непрочитано: 1')).toBeVisible();
});

test('marks a message seen when its tab becomes visible [CHAT-08]', async () => {
  const server = messengerServer(api);
  openMessages();
  await messages();
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));

  push('message', { message: later(101) });
  expect(within(await messages()).getByText('Сообщение 101')).toBeVisible();
  expect(server.seen).toEqual([]);
  expect(await screen.findByRole('img', { name: /непрочитанные/ })).toBeVisible();

  visibility.mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(server.seen).toEqual([5]));
});

test('rolls back a failed mark without retrying in a loop [CHAT-08]', async () => {
  const server = messengerServer(api, { chats: [fixtures.chat({ seen: false })] });
  const marks = () => posts.filter(({ path }) => path === '/api/chats/5/seen');
  api.fail('post', '/api/chats/{id}/seen', { status: 500 });
  openMessages();
  await messages();
  await waitFor(() => expect(marks()).toHaveLength(1));
  expect(await screen.findByRole('img', { name: /непрочитанные/ })).toBeVisible();

  api.answer('post', '/api/chats/{id}/seen', ({ path }) => {
    server.seen.push(Number(path.id));
    return { ok: true };
  });
  push('message', { message: later(101) });
  await waitFor(() => expect(server.seen).toEqual([5]));
  expect(marks()).toHaveLength(2);
});

test('announces only new messages of the other user', async () => {
  messengerServer(api);
  openMessages();
  await messages();
  const announced = () =>
    screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .join('');
  expect(announced()).not.toContain('Добрый день!');
  push('message', { message: later(101, { text: 'Слышно?' }) });
  expect(announced()).toContain('Северный ветер: Слышно?');
  push('message', { message: later(102, { user_id: 1, text: 'Моё из другой вкладки' }) });
  expect(announced()).not.toContain('Моё из другой вкладки');
});
