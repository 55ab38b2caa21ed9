import { beforeEach, expect, jest, test } from '@jest/globals';
import { renderHook, waitFor } from '@testing-library/react';
import { DEFAULT_TIMEOUT, request } from 'shared-api/client';
import { useQueryCache } from 'shared-api/query';
import { useFakeApi } from 'shared-api/testing';
import { prefetch } from './prefetchedAnswers';

const api = useFakeApi();
type Address = '/api/auth/check' | '/api/event' | '/api/user' | '/api/photos' | '/api/files' | '/api/points';
let asked = 0;
beforeEach(() => {
  asked = 0;
});
const answer = (address: Address) => api.answer('get', address, () => ({ time: ++asked }) as never);
const ask = (address: Address) => request('get', address);
const first = { time: 1 };
const second = { time: 2 };

test('uses a prefetched answer for the first request only', async () => {
  answer('/api/auth/check');
  prefetch('/api/auth/check');
  await expect(ask('/api/auth/check')).resolves.toEqual(first);
  await expect(ask('/api/auth/check')).resolves.toEqual(second);
});

test.each([
  ['HTTP 503', async () => new Response('', { status: 503 })],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
])('fetches again when prefetching fails: %s', async (_, fail) => {
  answer('/api/user');
  jest.spyOn(globalThis, 'fetch').mockImplementationOnce(fail);
  prefetch('/api/user');
  await expect(ask('/api/user')).resolves.toEqual(first);
});

/** A network whose calls end only by their signals, with timeouts that the test triggers. */
function holdCalls(answer: () => Promise<Response>) {
  const limits = new Map<number, AbortController>();
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const limit = new AbortController();
    limits.set(ms, limit);
    return limit.signal;
  });
  const signals: AbortSignal[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_address, init) => {
    const signal = init?.signal;
    if (!signal) throw new Error('A call without a signal never ends.');
    signals.push(signal);
    const ended = new Promise<never>((_resolve, reject) => {
      if (signal.aborted) reject(signal.reason as Error);
      else signal.addEventListener('abort', () => reject(signal.reason as Error));
    });
    ended.catch(() => {});
    const response = await Promise.race([answer(), ended]);
    jest.spyOn(response, 'text').mockReturnValue(ended);
    return response;
  });
  return { limits, signals };
}

const silence = () => new Promise<Response>(() => {});
const endlessBody = async () => new Response('', { headers: { 'Content-Type': 'application/json' } });

test.each([
  ['no answer', silence],
  ['endless body', endlessBody],
])('times out a prefetched call (%s) at the request’s limit [CHAT-01]', async (_, answerLate) => {
  const { limits, signals } = holdCalls(answerLate);
  prefetch('/api/event');
  const late = request('get', '/api/event', { timeout: 3_000 });
  limits.get(3_000)?.abort(new DOMException('late', 'TimeoutError'));
  await expect(late).rejects.toMatchObject({ problem: { kind: 'timeout' } });
  expect(signals[0]?.aborted).toBe(true);
});

test('ends a prefetched call when its caller gives up', async () => {
  const { signals } = holdCalls(silence);
  prefetch('/api/event');
  const caller = new AbortController();
  const given = request('get', '/api/event', { signal: caller.signal });
  caller.abort(new Error('left'));
  await expect(given).rejects.toThrow('left');
  expect(signals[0]?.aborted).toBe(true);
});

test('ends an unused prefetched call at the default limit', () => {
  const { limits, signals } = holdCalls(silence);
  prefetch('/api/event');
  limits.get(DEFAULT_TIMEOUT)?.abort(new DOMException('late', 'TimeoutError'));
  expect(signals[0]?.aborted).toBe(true);
});

test('ignores a prefetched answer that is too old', async () => {
  answer('/api/photos');
  prefetch('/api/photos');
  await waitFor(() => expect(asked).toBe(1));
  const now = performance.now();
  jest.spyOn(performance, 'now').mockReturnValue(now + 15_001);
  await expect(ask('/api/photos')).resolves.toEqual(second);
});

test.each([
  ['another session begins', '/api/files', () => renderHook(useQueryCache).result.current.forgetAll()],
  [
    'data has changed',
    '/api/points',
    () => request('post', '/api/auth/login', { body: { login: 'a', password: 'b' } }),
  ],
] as const)('drops prefetched answers when %s', async (_, address, happen) => {
  answer(address);
  api.answer('post', '/api/auth/login', {} as never);
  prefetch(address);
  await waitFor(() => expect(asked).toBe(1));
  await happen();
  await expect(ask(address)).resolves.toEqual(second);
});
