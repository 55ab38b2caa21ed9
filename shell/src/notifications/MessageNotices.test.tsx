import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { guardMoves } from 'shared-api/leaving';
import { emitRealtime } from 'shared-api/realtime';
import { fixtures, renderPage, useFakeApi } from 'shared-api/testing';
import { MessageNotices } from './MessageNotices';
import { LOOKED_AT } from './useLookedAt';

const api = useFakeApi();
const OWN = 1;

class FakeNotification {
  static permission: NotificationPermission;
  static shown: FakeNotification[] = [];
  onclick: (() => void) | undefined;
  close = jest.fn();
  constructor(
    public title: string,
    public options: NotificationOptions,
  ) {
    FakeNotification.shown.push(this);
  }
}

/** Web Locks as the browser's other tabs see them. */
const held = new Set<string>();
const locks = {
  request: async (name: string, ...rest: unknown[]) => {
    const task = rest.at(-1) as () => unknown;
    held.add(name);
    const result = await task();
    held.delete(name);
    return result;
  },
  query: async () => ({ held: [...held].map((name) => ({ name })) }),
};

const show = async (state: DocumentVisibilityState) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
};

beforeEach(() => {
  held.clear();
  FakeNotification.shown = [];
  FakeNotification.permission = 'granted';
  Object.assign(window, { Notification: FakeNotification });
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
  localStorage.setItem('vstrecha.notifications', 'on');
  api.answer('get', '/api/chats', { chats: [], unseen_count: 2 });
  document.title = 'Каталог';
});
afterEach(() => {
  localStorage.clear();
  Reflect.deleteProperty(window, 'Notification');
  Reflect.deleteProperty(navigator, 'locks');
});

const push = async (id: number, part: { user_id?: number; text?: string } = {}) => {
  const message = fixtures.message({ id, ...part });
  await act(async () => emitRealtime('message', { message, chat: fixtures.chat() }));
};
const shown = () => FakeNotification.shown.map(({ title, options }) => `${title}: ${options.body}`);

test('counts unseen chats in the title of a hidden tab', async () => {
  const { unmount } = renderPage(<MessageNotices userId={OWN} />);
  await show('hidden');
  await waitFor(() => expect(document.title).toBe('(2) Каталог'));
  await show('visible');
  expect(document.title).toBe('Каталог');
  await show('hidden');
  expect(document.title).toBe('(2) Каталог');
  unmount();
  expect(document.title).toBe('Каталог');
});

test('caps the title’s count at 20+', async () => {
  api.answer('get', '/api/chats', { chats: [], unseen_count: 21 });
  renderPage(<MessageNotices userId={OWN} />);
  await show('hidden');
  await waitFor(() => expect(document.title).toBe('(20+) Каталог'));
});

test('notifies a hidden tab and opens the chat on click', async () => {
  const page = renderPage(<MessageNotices userId={OWN} />);
  await show('hidden');
  await push(101, { text: 'Когда встретимся?' });
  await waitFor(() => expect(shown()).toEqual(['Северный ветер: Когда встретимся?']));
  jest.spyOn(window, 'focus').mockImplementation(() => undefined);
  act(() => FakeNotification.shown[0]?.onclick?.());
  expect(page.location()).toBe('/messages/2');
});

test('lets a guard delay a notification’s navigation', async () => {
  const page = renderPage(<MessageNotices userId={OWN} />, { address: '/profile/edit' });
  const wishes: (() => void)[] = [];
  const stop = guardMoves((move) => wishes.push(move) > 0);
  await show('hidden');
  await push(106);
  await waitFor(() => expect(shown()).toHaveLength(1));
  jest.spyOn(window, 'focus').mockImplementation(() => undefined);
  act(() => FakeNotification.shown[0]?.onclick?.());
  expect(page.location()).toBe('/profile/edit');
  act(() => wishes[0]?.());
  expect(page.location()).toBe('/messages/2');
  stop();
});

test('does not notify of own messages or when not allowed', async () => {
  renderPage(<MessageNotices userId={OWN} />);
  await show('visible');
  await push(101);
  await show('hidden');
  await push(102, { user_id: OWN });
  localStorage.clear();
  await push(103);
  localStorage.setItem('vstrecha.notifications', 'on');
  FakeNotification.permission = 'denied';
  await push(104);
  FakeNotification.permission = 'granted';
  await push(105, { text: 'Последнее' });
  await waitFor(() => expect(shown()).toEqual(['Северный ветер: Последнее']));
});

test('notifies once for several tabs, never with one visible', async () => {
  // Simulates two tabs that both receive pushes.
  renderPage(<MessageNotices userId={OWN} />);
  renderPage(<MessageNotices userId={OWN} />);
  await show('hidden');
  await push(101, { text: 'Раз' });
  await waitFor(() => expect(shown()).toEqual(['Северный ветер: Раз']));

  held.add(LOOKED_AT);
  await push(102);
  held.delete(LOOKED_AT);
  await push(103, { text: 'Три' });
  await waitFor(() => expect(shown()).toEqual(['Северный ветер: Раз', 'Северный ветер: Три']));
});
