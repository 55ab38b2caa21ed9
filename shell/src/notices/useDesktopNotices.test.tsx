import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import type { Notice } from 'shared-api/contract';
import { useNoticeEvents } from 'shared-api/notices';
import { emitRealtime } from 'shared-api/realtime';
import { fixtures, renderPage, useFakeApi } from 'shared-api/testing';
import { notifyOnDesktop } from '../notifications/desktopNotification';
import { useDesktopNotices } from './useDesktopNotices';

const api = useFakeApi();

class FakeNotification {
  static permission: NotificationPermission = 'granted';
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

const show = async (state: DocumentVisibilityState) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
};

beforeEach(() => {
  FakeNotification.shown = [];
  Object.assign(window, { Notification: FakeNotification });
  localStorage.setItem('vstrecha.notifications', 'on');
  api.answer('get', '/api/settings', fixtures.settings({ features: ['notices'] }));
  api.answer('get', '/api/notices', { notices: [], unread_count: 0, has_more: false });
  api.answer('post', '/api/notices/read', { unread_count: 0 });
  answerGroups({});
});
afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'Notification');
});

const answerGroups = (groups: object) =>
  api.answer('get', '/api/notices/settings', { quiet_from: null, quiet_to: null, groups, hide_text: false });

function Notices() {
  useNoticeEvents(1);
  useDesktopNotices(1);
  return null;
}

const start = async () => {
  const asked = jest.spyOn(globalThis, 'fetch');
  const page = renderPage(<Notices />);
  const addresses = () => asked.mock.calls.map(([address]) => (typeof address === 'string' ? address : ''));
  await waitFor(() => expect(addresses().some((address) => address.startsWith('/api/notices'))).toBe(true));
  await act(async () => {});
  return page;
};
const push = (part: Partial<Notice>) =>
  act(async () => {
    const notice: Notice = {
      id: 1,
      kind: 'cancelled',
      at: new Date().toISOString(),
      is_read: false,
      urgent: false,
      actor: { id: 2, company: 'Шаг', avatar: '' },
      date: '2026-11-28',
      point: '12:00',
      href: '/meetings',
      ...part,
    };
    emitRealtime('notice', { notice, unread_count: 1 });
  });
const shown = () => FakeNotification.shown.map(({ title, options }) => `${title} | ${options.body}`);

test('notifies hidden tabs once and opens the subject [ANS-02] [ANS-06]', async () => {
  const page = await start();
  await show('hidden');
  await push({ text: '<b>Заболел</b>' });
  await waitFor(() => expect(shown()).toEqual(['Встреча отменена | Шаг, сб, 28.11, 12:00\n«<b>Заболел</b>»']));
  await push({ text: '<b>Заболел</b>' });
  expect(shown()).toHaveLength(1);
  jest.spyOn(window, 'focus').mockImplementation(() => undefined);
  act(() => FakeNotification.shown[0]?.onclick?.());
  expect(page.location()).toBe('/meetings');
});

test.each([
  ['1', 0],
  ['-1', 1],
])('leaves notifications to the worker of web push «%s» [DAY-07]', async (text, count) => {
  localStorage.setItem('vstrecha.push', text);
  await show('hidden');
  await notifyOnDesktop({ event: 'n1', title: 'Отмена', body: '', tag: 'n1', onOpen: () => {} });
  expect(shown()).toHaveLength(count);
});

test('leaves visible tabs and switched-off groups alone [ANS-05]', async () => {
  answerGroups({ invitations: { browser: false } });
  await start();
  await show('visible');
  await push({ id: 1 });
  await show('hidden');
  await push({ id: 2, kind: 'accepted' });
  await push({ id: 3, kind: 'withdrawn' });
  await push({ id: 4, kind: 'move_asked', from_date: '2026-11-28', from_point: '10:00' });
  await waitFor(() => expect(shown().join()).toMatch(/Просят перенести встречу/));
  expect(shown().join()).not.toMatch(/назначена|отозвано/);
});
