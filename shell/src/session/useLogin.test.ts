import { afterEach, expect, jest, test } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import { useFakeApi } from 'shared-api/testing';
import { RETRY_PAUSE } from './retries';
import { useLogin } from './useLogin';

const api = useFakeApi();
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

function start(isTakenForGuest = false) {
  const { result } = renderHook(() => useLogin(isTakenForGuest, async () => {}));
  const login = {
    begin: () => act(() => result.current.begin()),
    phase: () => (result.current.isLoggedIn ? 'in' : result.current.session.phase),
    becomes: (phase: string) => waitFor(() => expect(login.phase()).toBe(phase)),
  };
  return login;
}

test.each([
  ['no network', 'network', 'in'],
  ['a refusal', { status: 403, body: 'Нельзя.' }, 'failed'],
] as const)('retries the session check unless refused: %s', async (_, failure, phase) => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
  api.fail('get', '/api/auth/check', failure);
  const login = start();
  await login.becomes('failed');
  api.answer('get', '/api/auth/check', { ok: true });
  await act(() => jest.advanceTimersByTimeAsync(RETRY_PAUSE - 1));
  expect(login.phase()).toBe('failed');
  await act(() => jest.advanceTimersByTimeAsync(1));
  await login.becomes(phase);
});

test('ignores an earlier check’s answer after a login', async () => {
  let answer = (_: Response) => {};
  jest.spyOn(globalThis, 'fetch').mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const login = start(true);
  expect(login.phase()).toBe('guest');
  await login.begin();
  await act(async () => {
    answer(Response.json({ ok: false }));
    await settled();
  });
  expect(login.phase()).toBe('in');
});
