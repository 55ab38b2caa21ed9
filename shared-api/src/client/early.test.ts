import { beforeEach, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { useFakeApi } from '../testing';
import { forgetAsked, forgetEarly, keepEarly, wasAsked } from './early';
import { request, requestEarly } from './request';

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

test('what was asked before anybody needed it is the answer, once', async () => {
  answer('/api/auth/check');
  requestEarly('/api/auth/check');
  await expect(ask('/api/auth/check')).resolves.toEqual(first);
  await expect(ask('/api/auth/check')).resolves.toEqual(second);
});

test('what the screen has asked for is known until nobody wants to know it', async () => {
  answer('/api/event');
  expect(wasAsked('/api/event')).toBe(false);
  await ask('/api/event');
  expect(wasAsked('/api/event')).toBe(true);
  expect(wasAsked('/api/photos')).toBe(false);
  forgetAsked();
  expect(wasAsked('/api/photos')).toBe(true);
});

test.each([
  ['a refusal', async () => new Response('', { status: 503 })],
  ['a lost network', () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s counts for nothing', async (_, fail) => {
  answer('/api/user');
  keepEarly('/api/user', fail());
  await expect(ask('/api/user')).resolves.toEqual(first);
});

test('who comes to the page later asks anew', async () => {
  answer('/api/photos');
  requestEarly('/api/photos');
  await waitFor(() => expect(asked).toBe(1));
  const now = performance.now();
  jest.spyOn(performance, 'now').mockReturnValue(now + 15_001);
  await expect(ask('/api/photos')).resolves.toEqual(second);
});

test.each([
  ['another session', '/api/files', () => forgetEarly()],
  [
    'who has changed something',
    '/api/points',
    () => request('post', '/api/auth/login', { body: { login: 'a', password: 'b' } }),
  ],
] as const)('%s gets nothing of what was asked before', async (_, address, happen) => {
  answer(address);
  api.answer('post', '/api/auth/login', {} as never);
  requestEarly(address);
  await waitFor(() => expect(asked).toBe(1));
  await happen();
  await expect(ask(address)).resolves.toEqual(second);
});
