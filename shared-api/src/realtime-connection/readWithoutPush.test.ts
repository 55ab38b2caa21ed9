import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { createStore } from 'jotai';
import { isServerReached } from '../client';
import { onRealtime } from '../realtime';
import { realtimeStatusAtom } from '../realtime/realtimeState';
import { useFakeApi } from '../testing';
import { readWithoutPush } from './readWithoutPush';

const api = useFakeApi();
let stop: (() => void) | undefined;

beforeEach(() => {
  jest.useFakeTimers();
  api.answer('get', '/api/auth/check', { ok: true });
});
afterEach(() => {
  stop?.();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function start(random: number) {
  jest.spyOn(Math, 'random').mockReturnValue(random);
  const store = createStore();
  const reads = jest.fn();
  const unsubscribe = onRealtime(['gap'], reads);
  const stopReading = readWithoutPush(store);
  stop = () => {
    stopReading();
    unsubscribe();
  };
  const show = (state: 'visible' | 'hidden') => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  return { store, reads, show };
}

test.each([
  [0, 15_000],
  [0.999, 27_987],
])('reads again within 30 s without a socket [NET-02] (%d)', (random, ms) => {
  const { reads } = start(random);
  jest.advanceTimersByTime(ms - 1);
  expect(reads).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(reads.mock.calls).toEqual([[{ isPoll: true }]]);
  jest.advanceTimersByTime(ms);
  expect(reads).toHaveBeenCalledTimes(2);
});

test('stops reading once the socket is back [NET-02]', () => {
  const { store, reads } = start(0);
  store.set(realtimeStatusAtom, 'online');
  jest.advanceTimersByTime(60_000);
  expect(reads).not.toHaveBeenCalled();
  store.set(realtimeStatusAtom, 'offline');
  jest.advanceTimersByTime(15_000);
  expect(reads).toHaveBeenCalledTimes(1);
});

test('pauses in a hidden tab, reads once shown [NET-02]', () => {
  const { reads, show } = start(0);
  show('hidden');
  jest.advanceTimersByTime(60_000);
  expect(reads).not.toHaveBeenCalled();
  show('visible');
  expect(reads).toHaveBeenCalledTimes(1);
  show('hidden');
  show('visible');
  expect(reads).toHaveBeenCalledTimes(1);
});

test('finds out after a loss whether calls fail too [NET-02]', async () => {
  jest.useRealTimers();
  const { store } = start(0);
  api.fail('get', '/api/auth/check', 'network');
  store.set(realtimeStatusAtom, 'offline');
  await waitFor(() => expect(isServerReached()).toBe(false));
  api.answer('get', '/api/auth/check', { ok: true });
  store.set(realtimeStatusAtom, 'online');
  store.set(realtimeStatusAtom, 'offline');
  await waitFor(() => expect(isServerReached()).toBe(true));
});
