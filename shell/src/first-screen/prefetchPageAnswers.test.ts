import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { request } from 'shared-api/client';
import { noteServerDate } from 'shared-api/clock';
import { prefetchPageAnswers } from './prefetchPageAnswers';

const asked = () => jest.mocked(fetch).mock.calls.map(([address]) => address);

beforeEach(() => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({}));
});
afterEach(() => {
  globalThis.vstrechaPreload = undefined;
  noteServerDate(new Date().toUTCString());
});

test('prefetches the page’s API calls once, with Moscow’s date', async () => {
  noteServerDate('Sun, 22 Nov 2026 21:30:00 GMT');
  globalThis.vstrechaPreload = {
    registry: { answer: Promise.resolve(Response.json({})), stop: new AbortController() },
    files: new Map(),
    start: () => Promise.resolve(),
    apiCalls: async () => ['/api/event', '/api/photos', '/api/points?date={today}'],
  };
  await request('get', '/api/photos').catch(() => {});
  await prefetchPageAnswers();
  await prefetchPageAnswers();
  expect(asked()).toEqual(['/api/photos', '/api/event', '/api/points?date=2026-11-23']);
});
