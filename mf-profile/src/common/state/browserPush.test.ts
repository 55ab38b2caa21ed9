import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { keepDeviceText, readDeviceText } from 'shared-api/storage';
import { useFakeApi } from 'shared-api/testing';
import { APPLE, fakePushBrowser, PUSH_KEYS } from '#testing/fakePushBrowser';
import { askPermission, confirmPush, PUSH, readPush, subscribe, unsubscribe } from './browserPush';
import { describeDevice } from './describeDevice';

const api = useFakeApi();
let browser: ReturnType<typeof fakePushBrowser> | undefined;
let told: unknown[];

const OLD = 'https://push.example/1';

beforeEach(() => {
  told = [];
  api.answer('get', '/api/push/key', { key: PUSH_KEYS.first });
  api.answer('post', '/api/push/subscriptions', ({ body }) => {
    told.push(body);
    return { id: 1, device: 'Chrome', created_at: '', confirmed_at: '', is_current: true };
  });
});
afterEach(() => {
  browser?.remove();
  browser = undefined;
  localStorage.clear();
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'maxTouchPoints');
  Reflect.deleteProperty(navigator, 'locks');
  jest.useRealTimers();
});

const pressFor = async (account: number) => {
  await askPermission();
  await subscribe(account);
};

test('subscribes with a worker that keeps no day [DAY-07]', async () => {
  browser = fakePushBrowser();
  expect(await readPush(7)).toBe('off');
  await pressFor(7);
  expect(browser.calls).toEqual(['ask', 'register /sw.js?push', 'subscribe']);
  expect(told).toEqual([{ endpoint: OLD, keys: { p256dh: 'p', auth: 'a' }, device: 'Браузер' }]);
  expect(await readPush(7)).toBe('on');
  expect(await readPush(8)).toBe('off');
});

test('uses the worker that keeps the day [DAY-07]', async () => {
  browser = fakePushBrowser({ hasWorker: true });
  await pressFor(7);
  expect(browser.calls).toEqual(['ask', 'subscribe']);
});

test('adds no worker while the shell removes one [DAY-07]', async () => {
  browser = fakePushBrowser();
  let release = () => {};
  const removed = new Promise<void>((resolve) => {
    release = resolve;
  });
  const request = jest.fn((_name: string, _options: LockOptions, work: (lock: object) => unknown) =>
    removed.then(() => work({})),
  );
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  const press = pressFor(7);
  await waitFor(() => expect(request).toHaveBeenCalledWith('worker', expect.anything(), expect.anything()));
  expect(browser.calls).toEqual(['ask']);
  release();
  await press;
  expect(browser.calls).toEqual(['ask', 'register /sw.js?push', 'subscribe']);
});

test('subscribes at a second press after a failed installation [DAY-07]', async () => {
  browser = fakePushBrowser({ install: 'fails' });
  await expect(pressFor(7)).rejects.toThrow('not installed');
  expect(await readPush(7)).toBe('off');
  browser.install = undefined;
  await pressFor(7);
  expect(await readPush(7)).toBe('on');
});

test('waits 15 s for a worker that hangs [DAY-07]', async () => {
  jest.useFakeTimers();
  browser = fakePushBrowser({ install: 'hangs' });
  const press = expect(pressFor(7)).rejects.toThrow('in time');
  // The key comes first, over a network that no timer drives.
  while (!browser.calls.includes('register /sw.js?push')) await jest.advanceTimersByTimeAsync(1);
  await jest.advanceTimersByTimeAsync(15_000);
  await press;
});

test.each(['denied', 'default'] as const)(
  'subscribes no browser whose person answers «%s» [DAY-07]',
  async (answer) => {
    browser = fakePushBrowser({ answer });
    await pressFor(7);
    expect(browser.calls).toEqual(['ask']);
    expect(await readPush(7)).toBe(answer === 'denied' ? 'denied' : 'off');
    expect(readDeviceText(PUSH)).toBe('');
  },
);

test('keeps no mark of a subscription that the server refused [DAY-07]', async () => {
  browser = fakePushBrowser();
  api.fail('post', '/api/push/subscriptions', { status: 400 });
  await expect(pressFor(7)).rejects.toThrow();
  expect(await readPush(7)).toBe('off');
});

test('confirms a present subscription at the start [DAY-07]', async () => {
  browser = fakePushBrowser({ permission: 'granted', subscribedBy: PUSH_KEYS.first });
  keepDeviceText(PUSH, `7 ${OLD}`);
  await confirmPush(7);
  expect(told).toEqual([expect.objectContaining({ endpoint: OLD, confirm: true })]);
  expect(browser.calls).toEqual([]);
});

test('subscribes again by a changed key [DAY-07]', async () => {
  browser = fakePushBrowser({ permission: 'granted', subscribedBy: PUSH_KEYS.first });
  keepDeviceText(PUSH, `7 ${OLD}`);
  api.answer('get', '/api/push/key', { key: PUSH_KEYS.second });
  await confirmPush(7);
  expect(browser.calls).toEqual([`unsubscribe ${OLD}`, 'subscribe']);
  expect(told).toEqual([{ endpoint: 'https://push.example/2', keys: { p256dh: 'p', auth: 'a' }, device: 'Браузер' }]);
  expect(readDeviceText(PUSH)).toBe('7 https://push.example/2');
});

test('tells the server a subscription that the worker renewed [DAY-07]', async () => {
  browser = fakePushBrowser({ permission: 'granted', subscribedBy: PUSH_KEYS.first });
  keepDeviceText(PUSH, '7 https://push.example/former');
  await confirmPush(7);
  expect(told).toEqual([expect.not.objectContaining({ confirm: true })]);
});

test('is lost once the browser has no subscription [DAY-07]', async () => {
  browser = fakePushBrowser({ permission: 'granted' });
  keepDeviceText(PUSH, `7 ${OLD}`);
  expect(await readPush(7)).toBe('lost');
  await confirmPush(7);
  expect(readDeviceText(PUSH)).toBe('-7');
  expect(await readPush(7)).toBe('lost');
  expect(told).toEqual([]);
});

test('is lost once the server has ended it [DAY-07]', async () => {
  browser = fakePushBrowser({ permission: 'granted', subscribedBy: PUSH_KEYS.first });
  keepDeviceText(PUSH, `7 ${OLD}`);
  api.fail('post', '/api/push/subscriptions', 'network');
  await expect(confirmPush(7)).rejects.toThrow();
  expect(await readPush(7)).toBe('on');
  api.fail('post', '/api/push/subscriptions', { status: 404 });
  await confirmPush(7);
  expect(await readPush(7)).toBe('lost');
  expect(browser.calls).toEqual([`unsubscribe ${OLD}`]);
});

test('never confirms for another account [DAY-07]', async () => {
  browser = fakePushBrowser({ permission: 'granted', subscribedBy: PUSH_KEYS.first });
  keepDeviceText(PUSH, `7 ${OLD}`);
  await confirmPush(8);
  expect(told).toEqual([]);
  await unsubscribe();
  expect(browser.calls).toEqual([`unsubscribe ${OLD}`]);
  expect(readDeviceText(PUSH)).toBe('');
});

test.each([
  ['an iPhone', APPLE, 5, 'home-screen'],
  ['an iPad, which says Macintosh', 'Mozilla/5.0 (Macintosh) Version/18.4 Safari/605', 5, 'home-screen'],
  ['an old desktop', 'Mozilla/5.0 (Macintosh) Version/15 Safari/605', 0, 'unsupported'],
])('knows the way without PushManager on %s [DAY-07]', async (_, agent, maxTouchPoints, state) => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
  Object.defineProperty(navigator, 'maxTouchPoints', { configurable: true, value: maxTouchPoints });
  expect(await readPush(7)).toBe(state);
});

test.each([
  [APPLE, 'Safari, iPhone'],
  ['Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0.0.0 Mobile Safari/537.36', 'Chrome, Android'],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/138.0 YaBrowser/25.8 Safari/537.36', 'Яндекс Браузер, Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Linux'],
  ['curl', 'Браузер'],
])('names the browser %s', (agent, name) => expect(describeDevice(agent)).toBe(name));
