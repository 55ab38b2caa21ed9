import { expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link, Route, Routes } from 'react-router-dom';
import { noteServerReach } from 'shared-api/client';
import type { ChatWithUser } from 'shared-api/contract';
import { onlineUserIdsAtom, realtimeStatusAtom } from 'shared-api/realtime';
import { fixtures, renderPage, useFakeApi } from 'shared-api/testing';
import { expectNoAxeViolations, FilledSlots, seeEverything } from 'shared-ui/testing';
import { deferred } from '#testing/deferred';
import { useFakeChatLayout } from '#testing/fakeChatLayout';
import { messengerServer } from '#testing/messengerServer';
import { push } from '#testing/push';
import { useTestDay } from '#testing/useTestDay';
import { openMessages } from '../testing/openMessages';
import { MessagesPage } from './MessagesPage';

const api = useFakeApi();
useFakeChatLayout();
useTestDay();

test('opens the chat and links its company [ROUTE-14] [CHAT-04]', async () => {
  messengerServer(api);
  openMessages('/messages/2');

  expect(await screen.findByRole('list', { name: 'Переписка: Северный ветер' })).toHaveTextContent('Добрый день!');
  const title = screen.getByRole('heading', { name: 'Северный ветер' });
  expect(within(title).getByRole('link')).toHaveAttribute('href', '/profile/2');
});

test('titles the document by the open chat only [FIRST-04]', async () => {
  messengerServer(api);
  openMessages('/messages/2', <Link to="/messages">Все переписки</Link>);
  await waitFor(() => expect(document.title).toBe('Северный ветер — Сообщения — Встреча'));
  await userEvent.click(screen.getByRole('link', { name: 'Все переписки' }));
  await waitFor(() => expect(document.title).toBe('Сообщения — Встреча'));
});

test('shows widgets of other remotes below its header [TEAM-04] [TEAM-15]', async () => {
  messengerServer(api);
  const endSight = seeEverything();
  renderPage(
    <FilledSlots>
      <Routes>
        <Route path="/messages/:id" element={<MessagesPage />} />
      </Routes>
    </FilledSlots>,
    { address: '/messages/2' },
  );
  expect(await screen.findByText('chat.head {"userId":2}')).toBeVisible();
  endSight();
});

test('asks to choose a chat without a valid id [CHAT-04]', async () => {
  messengerServer(api);
  const { unmount } = openMessages('/messages');
  expect(await screen.findByText(/^Выберите переписку/)).toBeVisible();
  unmount();

  openMessages('/messages/abc');
  expect(await screen.findByText(/^Выберите переписку/)).toBeVisible();
});

test('opens the chat chosen in the list', async () => {
  messengerServer(api);
  const page = openMessages('/messages');

  await userEvent.click(await screen.findByRole('link', { name: /Северный ветер/ }));

  expect(page.location()).toBe('/messages/2');
  expect(await screen.findByRole('list', { name: /^Переписка/ })).toHaveTextContent('Добрый день!');
  expect(screen.getByRole('link', { name: /Северный ветер.*Добрый день!/ })).toHaveAttribute('aria-current', 'page');
});

test('shows a listed chat before the server answers [CHAT-02] [CHAT-04]', async () => {
  messengerServer(api);
  const chat = deferred<ChatWithUser>();
  api.answer('get', '/api/chat/{userId}', () => chat.promise);
  openMessages('/messages');

  await userEvent.click(await screen.findByRole('link', { name: /Северный ветер/ }));
  expect(screen.getByRole('heading', { name: 'Северный ветер' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Сообщение' })).toBeVisible();
  expect(await screen.findByRole('list', { name: /^Переписка/ })).toHaveTextContent('Добрый день!');
  chat.resolve(fixtures.chat());
});

test('waits for the server to open an unseen chat [CHAT-08]', async () => {
  const unseen = fixtures.chat({ seen: false });
  const server = messengerServer(api, { chats: [unseen] });
  const chat = deferred<ChatWithUser>();
  api.answer('get', '/api/chat/{userId}', () => chat.promise);
  openMessages('/messages');

  await userEvent.click(await screen.findByRole('link', { name: /Северный ветер/ }));
  await waitFor(() => expect(server.asked.messages).toHaveLength(1));
  expect(screen.queryByRole('list', { name: /^Переписка/ })).not.toBeInTheDocument();

  chat.resolve({ ...unseen, seen: true });
  expect(await screen.findByRole('list', { name: /^Переписка/ })).toHaveTextContent('Добрый день!');
  expect(screen.queryByRole('separator', { name: 'Новые сообщения' })).not.toBeInTheDocument();
});

test('shows online users in header and list [CHAT-02] [CHAT-04] [CHAT-09]', async () => {
  messengerServer(api);
  const { store } = openMessages();
  await screen.findByRole('list', { name: /^Переписка/ });
  expect(screen.queryByText('ONLINE')).not.toBeInTheDocument();

  act(() => store.set(onlineUserIdsAtom, new Set([2])));
  expect(screen.getByText('ONLINE')).toBeVisible();
  expect(screen.getByRole('img', { name: 'В сети' })).toBeVisible();

  act(() => store.set(onlineUserIdsAtom, new Set([3])));
  expect(screen.queryByText('ONLINE')).not.toBeInTheDocument();
  expect(screen.queryByRole('img', { name: 'В сети' })).not.toBeInTheDocument();
});

test('links to the mailing only where it is enabled [CHAT-03]', async () => {
  messengerServer(api);
  const { unmount } = openMessages('/messages');
  expect(await screen.findByRole('link', { name: 'Создать рассылку' })).toHaveAttribute('href', '/sending');
  unmount();

  api.answer('get', '/api/settings', fixtures.settings({ sending_status: false }));
  openMessages('/messages');
  await screen.findByRole('link', { name: /Северный ветер/ });
  expect(screen.queryByRole('link', { name: 'Создать рассылку' })).not.toBeInTheDocument();
});

test('replaces the composer of a blocked chat [CHAT-04]', async () => {
  messengerServer(api, { chats: [fixtures.chat({ is_blocked: true })] });
  openMessages();

  expect(await screen.findByText('Данный пользователь заблокирован.')).toBeVisible();
  expect(await screen.findByRole('list', { name: /^Переписка/ })).toHaveTextContent('Добрый день!');
  expect(screen.queryByRole('textbox', { name: 'Сообщение' })).not.toBeInTheDocument();
});

test('begins a new chat with the first sent message [CHAT-12]', async () => {
  const server = messengerServer(api);
  const page = openMessages('/messages/9');
  expect(await screen.findByText('Сообщений пока нет. Напишите первым.')).toBeVisible();
  expect(server.asked.messages).toHaveLength(0);

  await userEvent.type(screen.getByRole('textbox', { name: 'Сообщение' }), 'Здравствуйте!{Enter}');

  const list = await screen.findByRole('list', { name: 'Переписка: Новая компания' });
  await waitFor(() => expect(screen.queryByText('отправляется')).not.toBeInTheDocument());
  expect(within(list).getByText('Здравствуйте!')).toBeVisible();
  expect(await screen.findByRole('link', { name: /Новая компания.*Здравствуйте!/ })).toHaveAttribute(
    'href',
    '/messages/9',
  );
  expect(page.location()).toBe('/messages/9');
});

test('begins a chat when the push overtakes the response [CHAT-12]', async () => {
  messengerServer(api);
  api.fail('get', '/api/chats/{id}/messages', 'network');
  api.answer('post', '/api/message', ({ body }) => {
    const { client_id } = body as { client_id: string };
    const message = fixtures.message({ id: 300, chat_id: 30, user_id: 1, text: 'Здравствуйте!', client_id });
    const chat = fixtures.chat({ id: 30, user_id: 9, company: 'Новая компания', last_message: 'Здравствуйте!' });
    push('message', { message, chat });
    return message;
  });
  openMessages('/messages/9');
  await screen.findByText('Сообщений пока нет. Напишите первым.');
  await userEvent.type(screen.getByRole('textbox', { name: 'Сообщение' }), 'Здравствуйте!{Enter}');

  await screen.findByRole('link', { name: /Новая компания.*Здравствуйте!/ });
  await waitFor(() => expect(screen.queryByText('отправляется')).not.toBeInTheDocument());
  const list = screen.getByRole('list', { name: 'Переписка: Новая компания' });
  expect(within(list).getByText('Здравствуйте!')).toBeVisible();
});

test('begins a new chat with the first received message [CHAT-09] [CHAT-12]', async () => {
  const server = messengerServer(api);
  openMessages('/messages/9');
  await screen.findByText('Сообщений пока нет. Напишите первым.');

  const message = fixtures.message({ id: 300, chat_id: 30, user_id: 9, text: 'Это мы' });
  server.messages.set(30, [message]);
  push('message', { message });

  expect(await screen.findByRole('list', { name: 'Переписка: Новая компания' })).toHaveTextContent('Это мы');
});

test('offers a retry for failures but not unknown users', async () => {
  messengerServer(api);
  api.fail('get', '/api/chat/{userId}', { status: 404, body: 'Нет такого пользователя' });
  const { unmount } = openMessages('/messages/404');
  expect(await screen.findByText('Собеседник не найден.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Повторить' })).not.toBeInTheDocument();
  unmount();

  api.fail('get', '/api/chat/{userId}', 'network');
  openMessages('/messages/2');
  expect(await screen.findByText('Не удалось открыть переписку.')).toBeVisible();
  messengerServer(api);
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('list', { name: /^Переписка/ })).toHaveTextContent('Добрый день!');
});

test('reports a lost connection and keeps the loaded messages', async () => {
  messengerServer(api);
  const { store } = openMessages();
  await screen.findByRole('list', { name: /^Переписка/ });
  act(() => {
    noteServerReach(false);
    store.set(realtimeStatusAtom, 'offline');
  });
  expect(await screen.findByText('Нет связи. Сообщения отправятся сами, когда она появится.')).toBeVisible();
  expect(screen.getByRole('list', { name: /^Переписка/ })).toHaveTextContent('Добрый день!');
});

test('focuses the open chat and links back on narrow screens', async () => {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => ({ ...NO_MATCH, media, matches: media === '(max-width: 768px)' }));
  messengerServer(api);
  const page = openMessages();

  const back = await screen.findByRole('link', { name: 'К списку чатов' });
  expect(screen.getByRole('heading', { name: 'Северный ветер' })).toHaveFocus();
  await userEvent.click(back);
  expect(page.location()).toBe('/messages');
});

test('has no axe violations', async () => {
  messengerServer(api);
  const { container } = openMessages();
  await screen.findByRole('list', { name: /^Переписка/ });
  await screen.findByRole('link', { name: 'Создать рассылку' });
  await expectNoAxeViolations(container);
});

const NO_MATCH: MediaQueryList = {
  matches: false,
  media: '',
  onchange: null,
  addEventListener: () => {},
  removeEventListener: () => {},
  addListener: () => {},
  removeListener: () => {},
  dispatchEvent: () => false,
};
