import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import type { Chat } from 'shared-api/contract';
import { claimDrafts, keepDraft } from 'shared-api/storage';
import { fixtures, renderPage, useFakeApi } from 'shared-api/testing';
import { Toaster } from 'shared-ui/Toaster';
import { chosenFilesAtom } from '#state/uploads';
import { scrollBox, SCROLLER_HEIGHT, useFakeChatLayout } from '#testing/fakeChatLayout';
import { messengerServer } from '#testing/messengerServer';
import { minutesAgo, useTestDay } from '#testing/useTestDay';
import { ChatList } from './ChatList';

const api = useFakeApi();
useFakeChatLayout();
useTestDay();

function openList(address = '/messages') {
  return renderPage(
    <>
      <Routes>
        <Route path="/messages/:id?" element={<ChatList notice={null} />} />
      </Routes>
      <Toaster />
    </>,
    { address },
  );
}

function manyChats(count: number): Chat[] {
  return Array.from({ length: count }, (_, index) =>
    fixtures.chat({
      id: index + 1,
      user_id: index + 101,
      company: `Компания ${index + 1}`,
      updated_at: minutesAgo(index),
    }),
  );
}

const bottom = () => scroller().scrollHeight - SCROLLER_HEIGHT;
const shown = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
/** Number of loaded chats; only the visible ones are rendered. */
const setSize = () => screen.getAllByRole('listitem')[0]?.getAttribute('aria-setsize');
const isLoadingMore = () => screen.queryByText('Загрузка…') !== null;
const scroller = () => screen.getByRole('region', { name: 'Список чатов' });

test('sorts chats by last change, newest first [CHAT-01]', async () => {
  messengerServer(api, {
    chats: [
      fixtures.chat({ id: 1, user_id: 11, updated_at: minutesAgo(30) }),
      fixtures.chat({ id: 2, user_id: 12, updated_at: minutesAgo(5) }),
      fixtures.chat({ id: 3, user_id: 13, updated_at: minutesAgo(90) }),
    ],
  });
  openList();
  await screen.findAllByRole('link');
  expect(shown()).toEqual(['/messages/12', '/messages/11', '/messages/13']);
});

test('loads more within 100 px of the bottom only [CHAT-01]', async () => {
  const server = messengerServer(api, { chats: manyChats(45) });
  openList();
  await waitFor(() => expect(setSize()).toBe('20'));
  // All rows have been measured by now.
  scrollBox(scroller(), 300);

  scrollBox(scroller(), bottom() - 101);
  expect(isLoadingMore()).toBe(false);
  expect(server.asked.chats).toHaveLength(1);

  scrollBox(scroller(), bottom() - 100);
  await waitFor(() => expect(setSize()).toBe('40'));
  expect(server.asked.chats.map((query) => `${query.get('offset')} ${query.get('limit')}`)).toEqual(['0 20', '20 20']);

  scrollBox(scroller(), bottom());
  await waitFor(() => expect(setSize()).toBe('45'));
  scrollBox(scroller(), bottom());
  expect(isLoadingMore()).toBe(false);
});

test('shows a chat once when it moves between pages', async () => {
  const server = messengerServer(api, { chats: manyChats(30) });
  openList();
  await waitFor(() => expect(setSize()).toBe('20'));

  server.chats = [fixtures.chat({ id: 99, user_id: 199, company: 'Пришла позже' }), ...server.chats];
  scrollBox(scroller(), bottom());
  await waitFor(() => expect(setSize()).toBe('30'));

  expect(new Set(shown()).size).toBe(shown().length);
});

test('retries a failed page on demand only [CHAT-01]', async () => {
  const server = messengerServer(api, { chats: manyChats(25) });
  openList();
  await waitFor(() => expect(setSize()).toBe('20'));
  api.fail('get', '/api/chats', { status: 500 });
  scrollBox(scroller(), bottom());
  const again = await screen.findByRole('button', { name: 'Повторить' });
  expect(setSize()).toBe('20');

  messengerServer(api, server);
  await userEvent.click(again);
  await waitFor(() => expect(setSize()).toBe('25'));
  expect(screen.queryByRole('button', { name: 'Повторить' })).not.toBeInTheDocument();
});

test('searches companies and shows the number found [CHAT-01]', async () => {
  const server = messengerServer(api, {
    chats: [fixtures.chat(), fixtures.chat({ id: 6, user_id: 3, company: 'Южный берег' })],
  });
  openList();
  await screen.findByRole('link', { name: /Южный берег/ });

  jest.useFakeTimers({ now: Date.now(), doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick', 'performance'] });
  await userEvent.setup({ delay: null }).type(screen.getByRole('searchbox', { name: 'Поиск компании' }), ' южн ');
  await waitFor(() => expect(shown()).toEqual(['/messages/3']));
  expect(screen.getByText('Найдено чатов: 1')).toBeInTheDocument();
  // One debounced request with the trimmed text.
  expect(server.asked.chats.map((query) => query.get('prompt'))).toEqual([null, 'южн']);
});

test('explains an empty search result and an empty list', async () => {
  messengerServer(api, { chats: [] });
  openList();
  expect(await screen.findByText('Переписок пока нет. Найдите компанию в каталоге и напишите ей.')).toBeVisible();
  await userEvent.type(screen.getByRole('searchbox'), 'нет такой');
  expect(await screen.findByText('Ничего не найдено.')).toBeVisible();
});

test('shows a toast and a retry after a failure [CHAT-01]', async () => {
  api.fail('get', '/api/chats', { status: 429, body: 'Слишком часто.' });
  openList();
  const message = 'Ошибка при загрузке чатов: Слишком часто.';
  await waitFor(() => expect(screen.getAllByText(message, { exact: false })).toHaveLength(2));

  messengerServer(api);
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('link', { name: /Северный ветер/ })).toBeVisible();
});

test('stops waiting for the list after 3000 ms [CHAT-01]', async () => {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const asked = jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms === 3_000 ? 10 : ms));
  api.hang('get', '/api/chats');
  openList();
  expect((await screen.findAllByText(/Ошибка при загрузке чатов: Сервер не ответил вовремя/)).length).toBeGreaterThan(
    0,
  );
  expect(asked).toHaveBeenCalledWith(3_000);
});

test('shows company, time, last message and unseen dot [CHAT-02]', async () => {
  messengerServer(api, {
    chats: [
      fixtures.chat({
        id: 1,
        user_id: 11,
        company: 'Сегодня',
        updated_at: '2026-11-21T06:05:00.000Z',
        last_message: 'я'.repeat(101),
        seen: false,
      }),
      fixtures.chat({
        id: 2,
        user_id: 12,
        company: 'Вчера',
        updated_at: '2026-11-20T20:59:00.000Z',
        last_message: '',
        attachments: 2,
      }),
    ],
  });
  openList();

  const today = await screen.findByRole('link', { name: /Сегодня/ });
  expect(today).toHaveTextContent('09:05');
  expect(today).toHaveTextContent(new RegExp(`я{100}…`));
  expect(today).toHaveAccessibleName(/Есть непрочитанные сообщения/);

  const yesterday = screen.getByRole('link', { name: /Вчера/ });
  expect(yesterday).toHaveTextContent('20.11.26');
  expect(yesterday).toHaveTextContent('Вложения: 2');
  expect(yesterday.querySelector('svg')).toBeInTheDocument();
  expect(yesterday).not.toHaveAccessibleName(/Есть непрочитанные/);
});

test('marks the last messages of the current user by «Вы:»', async () => {
  const [own, others, files] = manyChats(3);
  messengerServer(api, {
    chats: [
      { ...own!, last_user_id: 1 },
      { ...others!, last_user_id: 102 },
      { ...files!, last_user_id: 1, last_message: '', attachments: 2 },
    ],
  });
  openList();
  expect(await screen.findByRole('link', { name: /^Компания 1 / })).toHaveTextContent('Вы: Добрый день!');
  expect(screen.getByRole('link', { name: /^Компания 2 / })).not.toHaveTextContent('Вы:');
  expect(screen.getByRole('link', { name: /^Компания 3 / })).toHaveTextContent('Вы:Вложения: 2');
});

test('shows drafts in place of last messages of closed chats', async () => {
  claimDrafts(1);
  keepDraft('chat.1.101', 'Здравствуйте, мы');
  keepDraft('chat.1.102', 'Ещё одно');
  messengerServer(api, { chats: manyChats(3) });
  const { store } = openList('/messages/102');
  expect(await screen.findByRole('link', { name: /^Компания 1 / })).toHaveTextContent('Черновик: Здравствуйте, мы');
  expect(screen.getByRole('link', { name: /^Компания 2 / })).toHaveTextContent('Добрый день!');
  const chosen = { ids: ['1', '2'], isOverfull: false };
  act(() =>
    store.set(
      chosenFilesAtom,
      new Map([
        ['chat.1.103', chosen],
        ['chat.1.102', chosen],
      ]),
    ),
  );
  expect(screen.getByRole('link', { name: /^Компания 3 / })).toHaveTextContent('Черновик: Вложения: 2');
  expect(screen.getByRole('link', { name: /^Компания 2 / })).toHaveTextContent('Добрый день!');
});

test('moves between chats by arrow keys and Alt+arrow', async () => {
  messengerServer(api, { chats: manyChats(3) });
  const page = openList();
  (await screen.findByRole('link', { name: /^Компания 1 / })).focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  expect(screen.getByRole('link', { name: /^Компания 2 / })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(page.location()).toBe('/messages/102');

  act(() => screen.getByRole('searchbox').focus());
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(page.location()).toBe('/messages/103');
  await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowUp}{ArrowUp}{/Alt}');
  expect(page.location()).toBe('/messages/101');
});

test('is one tab stop that returns to the last chat [HALL-05]', async () => {
  messengerServer(api, { chats: manyChats(3) });
  openList();
  await screen.findByRole('link', { name: /^Компания 1 / });
  act(() => screen.getByRole('button', { name: 'Настройки сообщений' }).focus());
  await userEvent.tab();
  expect(screen.getByRole('link', { name: /^Компания 1 / })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.tab();
  expect(document.activeElement?.closest('[role="region"] li')).toBeNull();
  await userEvent.tab({ shift: true });
  expect(screen.getByRole('link', { name: /^Компания 2 / })).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(document.activeElement?.closest('[role="region"] li, [role="region"][aria-label="Список чатов"]')).toBeNull();
});

test('renders only the visible ones of a thousand chats', async () => {
  messengerServer(api);
  const chats = manyChats(1_000);
  api.answer('get', '/api/chats', { chats, unseen_count: 0 });
  openList();
  await waitFor(() => expect(setSize()).toBe('1000'));
  expect(screen.getAllByRole('listitem').length).toBeLessThan(30);
});

describe('browser settings', () => {
  const requestPermission = jest.fn<() => Promise<NotificationPermission>>();
  const allow = (permission: NotificationPermission) =>
    Object.assign(window, { Notification: { permission, requestPermission } });
  const openSettings = async () => {
    messengerServer(api);
    openList();
    await userEvent.click(await screen.findByRole('button', { name: 'Настройки сообщений' }));
    return screen.getByRole('checkbox', { name: 'Уведомлять о новых сообщениях' });
  };
  afterEach(() => void Reflect.deleteProperty(window, 'Notification'));

  test('asks for notification permission only when switched on', async () => {
    allow('default');
    requestPermission.mockResolvedValueOnce('granted');
    const notify = await openSettings();
    expect(requestPermission).not.toHaveBeenCalled();
    await userEvent.click(notify);
    await waitFor(() => expect(notify).toBeChecked());
    expect(localStorage.getItem('vstrecha.notifications')).toBe('on');

    await userEvent.click(notify);
    expect(notify).not.toBeChecked();
    requestPermission.mockResolvedValueOnce('denied');
    await userEvent.click(notify);
    expect(await screen.findByText('Уведомления запрещены в настройках браузера')).toBeVisible();
    expect(notify).not.toBeChecked();
    expect(notify).toBeDisabled();
  });

  test('lets the user choose sending by Ctrl+Enter', async () => {
    allow('denied');
    await openSettings();
    const choice = screen.getByRole('checkbox', { name: 'Отправлять по Ctrl+Enter' });
    await userEvent.click(choice);
    expect(choice).toBeChecked();
  });
});
