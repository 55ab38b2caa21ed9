import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { keepDeviceText } from 'shared-api/storage';
import { fixtures, renderPage, useFakeApi } from 'shared-api/testing';
import { Toaster } from 'shared-ui/Toaster';
import { PUSH } from '../push/endPush';
import { fakeCaches } from '../testing/fakeCaches';
import { fakePush } from '../testing/fakePush';
import { KEEP_DAY, readDayMark, writeDayMark } from './dayMark';
import { KeepDay } from './KeepDay';

const api = useFakeApi();
let fake: ReturnType<typeof fakeCaches>;
let push: ReturnType<typeof fakePush>;

beforeEach(() => {
  push = fakePush();
  fake = fakeCaches();
  Object.defineProperty(globalThis, 'caches', { configurable: true, value: fake.storage });
  api.configure({});
  api.answer('get', '/api/auth/check', { ok: true });
  api.answer('get', '/api/user', fixtures.currentUser({ id: 1 }));
  api.answer('get', '/api/settings', fixtures.settings());
  api.answer('get', '/api/event', { datestart: '2026-11-21', dateend: '2026-11-22' });
  api.answer('get', '/api/invitations/count', { count: 0 });
  api.answer('get', '/api/chats', { chats: [], unseen_count: 0 });
});
afterEach(() => {
  push.remove();
  Reflect.deleteProperty(navigator, 'locks');
  localStorage.clear();
});

const open = () =>
  renderPage(
    <>
      <KeepDay userId={1} />
      <Toaster />
    </>,
  );

test('keeps the first answers once the person wants it [DAY-03]', async () => {
  keepDeviceText(KEEP_DAY, '1');
  open();
  expect(readDayMark()?.account).toBe(1);
  await waitFor(() =>
    expect(fake.addresses('day-1')).toEqual(expect.arrayContaining(['/api/auth/check', '/api/user', '/api/settings'])),
  );
});

test('keeps no day without asking, and takes the worker away [DAY-05]', async () => {
  await fake.storage.open('remotes');
  open();
  expect(readDayMark()).toBeUndefined();
  await waitFor(() => expect(push.unregister).toHaveBeenCalled());
  await waitFor(async () => expect(await fake.storage.keys()).toEqual([]));
});

test('deletes another account’s day although that one wanted it [DAY-05]', async () => {
  keepDeviceText(KEEP_DAY, '2');
  writeDayMark({ account: 2, heard: Date.now(), ahead: 0 });
  await fake.storage.open('day-2');
  open();
  expect(readDayMark()).toBeUndefined();
  await waitFor(async () => expect(await fake.storage.keys()).toEqual([]));
});

test('ends everything by the kill switch [DAY-06]', async () => {
  keepDeviceText(KEEP_DAY, '1');
  writeDayMark({ account: 1, heard: Date.now(), ahead: 0 });
  api.configure({ offline: false });
  open();
  await waitFor(() => expect(push.unregister).toHaveBeenCalled());
  expect(readDayMark()).toBeUndefined();
});

test('leaves a worker for web push that keeps no files [DAY-07]', async () => {
  keepDeviceText(PUSH, '1 https://push.example/a');
  await fake.storage.open('remotes');
  open();
  await waitFor(async () => expect(await fake.storage.keys()).toEqual([]));
  expect(push.container.register).toHaveBeenCalledWith('/sw.js?push', { updateViaCache: 'none' });
  expect(push.unregister).not.toHaveBeenCalled();
  expect(readDayMark()).toBeUndefined();
});

test.each([
  ['a press for web push adds', PUSH, '1 https://push.example/a', '/sw.js?push'],
  ['the day is wanted for', KEEP_DAY, '1', undefined],
])('leaves the worker that %s meanwhile [DAY-07]', async (_, name, text, script) => {
  await fake.storage.open('remotes');
  let release = () => {};
  const press = new Promise<void>((resolve) => {
    release = resolve;
  });
  const request = jest.fn(async (_name: string, _options: LockOptions, work: (lock: object) => unknown) => {
    await press;
    await work({});
  });
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  open();
  await waitFor(() => expect(request).toHaveBeenCalledWith('worker', expect.anything(), expect.anything()));
  act(() => keepDeviceText(name, text));
  release();
  await act(async () => {});
  expect(push.unregister).not.toHaveBeenCalled();
  expect(push.container.register.mock.calls.at(-1)?.[0]).toBe(script);
});

test.each<[string, string, Parameters<typeof api.configure>[0]]>([
  ['of another account', '2', {}],
  ['that was lost', '-1', {}],
  ['after the kill switch', '1', { offline: false }],
])('takes the worker away for web push %s [DAY-07]', async (_, text, config) => {
  keepDeviceText(PUSH, text);
  api.configure(config);
  open();
  await waitFor(() => expect(push.unregister).toHaveBeenCalled());
});

test('tells once that the device has no room [DAY-05]', async () => {
  keepDeviceText(KEEP_DAY, '1');
  const refuse = jest.fn(() => Promise.reject(new DOMException('full', 'QuotaExceededError')));
  jest
    .spyOn(fake.storage, 'open')
    .mockImplementation(async () => ({ ...(await fakeCaches().storage.open('')), put: refuse }));
  open();
  await waitFor(() => expect(refuse.mock.calls.length).toBeGreaterThan(3));
  expect(await screen.findAllByText('На устройстве нет места: без связи этот день не откроется.')).toHaveLength(1);
});
