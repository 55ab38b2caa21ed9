import { MessageChannel } from 'node:worker_threads';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { OpenMessage } from './messages';
import { openNotice } from './openNotice';
import { showPush } from './showPush';

const showNotification = jest.fn<(title: string, options: NotificationOptions) => Promise<void>>();
const openWindow = jest.fn<(address: string) => Promise<void>>();
const setAppBadge = jest.fn<(count: number) => Promise<void>>();
const matchAll = jest.fn<() => Promise<object[]>>();

beforeEach(() => {
  for (const mock of [showNotification, openWindow, setAppBadge]) mock.mockReset().mockResolvedValue(undefined);
  Object.assign(self, { registration: { showNotification }, clients: { matchAll, openWindow }, MessageChannel });
  Object.assign(navigator, { setAppBadge });
});
afterEach(() => {
  for (const name of ['registration', 'clients', 'MessageChannel']) Reflect.deleteProperty(self, name);
  Reflect.deleteProperty(navigator, 'setAppBadge');
  jest.useRealTimers();
});

const declarative = (notification: object, rest: object = {}) =>
  JSON.stringify({ web_push: 8030, notification, ...rest });

test('shows the declarative payload with the badge [DAY-07]', async () => {
  const notification = { title: 'Встреча назначена', body: 'Лель, 13:30', lang: 'ru', tag: 'n-7' };
  await showPush(declarative({ ...notification, navigate: '/meetings?date=2026-11-22' }, { app_badge: 3 }));
  expect(showNotification).toHaveBeenCalledWith('Встреча назначена', {
    body: 'Лель, 13:30',
    lang: 'ru',
    tag: 'n-7',
    icon: '/icons/app-192.png',
    data: { href: '/meetings?date=2026-11-22' },
  });
  expect(setAppBadge).toHaveBeenCalledWith(3);
});

test.each([
  ['no payload', undefined],
  ['garbage', '{'],
  ['another form', '{"title":"x"}'],
  ['no title', declarative({ title: '' })],
  ['a title that is no text', declarative({ title: 7 }, { app_badge: 'x' })],
])('shows a plain sentence for %s [DAY-07]', async (_, text) => {
  await showPush(text);
  expect(showNotification).toHaveBeenCalledWith(
    'Встреча: есть новости',
    expect.objectContaining({ data: { href: '/' } }),
  );
  expect(setAppBadge).not.toHaveBeenCalled();
});

test.each(['https://evil.example/x', '//evil.example', 'javascript:alert(1)', '/api/auth/logout', '/\\evil.example'])(
  'leads to the start page instead of %s [DAY-07]',
  async (navigate) => {
    await showPush(declarative({ title: 'Новости', navigate }));
    expect(showNotification).toHaveBeenCalledWith('Новости', expect.objectContaining({ data: { href: '/' } }));
  },
);

test('shows the notification although the badge fails [DAY-07]', async () => {
  setAppBadge.mockRejectedValueOnce(new Error('NotAllowedError'));
  await showPush(declarative({ title: 'Новости', navigate: 'http://localhost/news' }, { app_badge: 0 }));
  expect(showNotification).toHaveBeenCalledWith('Новости', expect.objectContaining({ data: { href: '/news' } }));
});

function pageThat(answers: boolean) {
  return {
    focus: jest.fn(async () => {}),
    postMessage: jest.fn(
      (_: OpenMessage, [port]: readonly [{ postMessage: (answer: boolean) => void; close: () => void }]) => {
        if (answers) port.postMessage(true);
        port.close();
      },
    ),
  };
}

test('lets the open page go there, and focuses it [DAY-07]', async () => {
  const [page, other] = [pageThat(true), pageThat(true)];
  matchAll.mockResolvedValue([page, other]);
  await openNotice('/meetings');
  expect(page.postMessage.mock.calls[0]?.[0]).toEqual({ kind: 'open', href: '/meetings' });
  expect(page.focus).toHaveBeenCalledTimes(1);
  expect(other.postMessage).not.toHaveBeenCalled();
  expect(openWindow).not.toHaveBeenCalled();
});

test.each([
  ['without a page', []],
  ['when the page gives no answer', [pageThat(false)]],
])('opens a window %s [DAY-07]', async (_, pages) => {
  matchAll.mockResolvedValue(pages);
  await openNotice('/meetings');
  expect(openWindow).toHaveBeenCalledWith('/meetings');
});
