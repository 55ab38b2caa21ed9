import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { noteServerDate } from 'shared-api/clock';
import { askEarly } from './askEarly';

const asked = () => jest.mocked(fetch).mock.calls.map(([address]) => address);

beforeEach(() => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({}));
});
afterEach(() => {
  globalThis.vstrechaAhead = undefined;
  noteServerDate(new Date().toUTCString());
});

test('what the page will ask is asked beside the first questions, for the day that it is in Moscow', async () => {
  noteServerDate('Sun, 22 Nov 2026 21:30:00 GMT');
  globalThis.vstrechaAhead = {
    registry: { answer: Promise.resolve(Response.json({})), stop: new AbortController() },
    answers: new Map(),
    begin: () => Promise.resolve(),
    questions: async () => ['/api/event', '/api/points?date={today}'],
  };
  askEarly();
  await waitFor(() => expect(asked()).toContain('/api/points?date=2026-11-23'));
  expect(asked()).toEqual(expect.arrayContaining(['/api/auth/check', '/api/user', '/config.json', '/api/event']));
});

test('without the script that looks ahead the first questions are all', async () => {
  askEarly();
  await waitFor(() => expect(asked()).toContain('/config.json'));
  expect(asked()).not.toContainEqual(expect.stringMatching(/^\/api\/(?!auth\/check$|user$)/));
});
