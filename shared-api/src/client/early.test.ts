import { beforeEach, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { useFakeApi } from '../testing';
import { forgetEarly, keepEarly } from './early';
import { request, requestEarly } from './request';

const api = useFakeApi();
let asked = 0;
beforeEach(() => {
  asked = 0;
});
const answer = (of: (time: number) => object | null) =>
  api.answer('get', '/api/auth/check', () => of(++asked) as never);
const ask = () => request('get', '/api/auth/check');

test('what was asked before anybody needed it is the answer, once', async () => {
  answer((time) => ({ ok: time === 1 }));
  requestEarly('/api/auth/check');
  await expect(ask()).resolves.toEqual({ ok: true });
  await expect(ask()).resolves.toEqual({ ok: false });
});

test.each([
  ['a refusal', async () => new Response('', { status: 503 })],
  ['a lost network', () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s counts for nothing', async (_, fail) => {
  answer(() => ({ ok: true }));
  keepEarly('/api/auth/check', fail());
  await expect(ask()).resolves.toEqual({ ok: true });
});

test('who comes to the page later asks anew', async () => {
  answer((time) => ({ ok: time === 1 }));
  requestEarly('/api/auth/check');
  await waitFor(() => expect(asked).toBe(1));
  const now = performance.now();
  jest.spyOn(performance, 'now').mockReturnValue(now + 15_001);
  await expect(ask()).resolves.toEqual({ ok: false });
});

test('another session gets nothing of what was asked before it', async () => {
  answer((time) => ({ ok: time === 1 }));
  requestEarly('/api/auth/check');
  await waitFor(() => expect(asked).toBe(1));
  forgetEarly();
  await expect(ask()).resolves.toEqual({ ok: false });
});
