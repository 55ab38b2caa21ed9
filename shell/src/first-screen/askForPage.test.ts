import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { request } from 'shared-api/client';
import { noteServerDate } from 'shared-api/clock';
import { askForPage } from './askForPage';

const asked = () => jest.mocked(fetch).mock.calls.map(([address]) => address);

beforeEach(() => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({}));
});
afterEach(() => {
  globalThis.vstrechaAhead = undefined;
  noteServerDate(new Date().toUTCString());
});

test('what the page will ask is asked once, for the day that it is in Moscow, unless the page has asked already', async () => {
  noteServerDate('Sun, 22 Nov 2026 21:30:00 GMT');
  globalThis.vstrechaAhead = {
    registry: { answer: Promise.resolve(Response.json({})), stop: new AbortController() },
    answers: new Map(),
    begin: () => Promise.resolve(),
    questions: async () => ['/api/event', '/api/photos', '/api/points?date={today}'],
  };
  await request('get', '/api/photos').catch(() => {});
  await askForPage();
  await askForPage();
  expect(asked()).toEqual(['/api/photos', '/api/event', '/api/points?date=2026-11-23']);
});
