import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act } from '@testing-library/react';
import { noteServerDate } from 'shared-api/clock';
import type { KeepAnswers } from 'shared-api/federation';
import { keepDeviceText } from 'shared-api/storage';
import { renderPage, useFakeApi } from 'shared-api/testing';
import { surroundings } from '../testing/surroundings';
import { KEEP_DAY } from './dayMark';
import type * as keptPages from './KeptPages';

const { KeptPages } = jest.requireActual<typeof keptPages>('./KeptPages');
const api = useFakeApi();
const keepAnswers = jest.fn<KeepAnswers>(() => Promise.resolve());

beforeEach(() => {
  keepAnswers.mockClear();
  surroundings.loadExposed.mockImplementation(async () => Object.assign(() => null, { keepAnswers }));
  api.answer('get', '/api/event', { datestart: '2026-11-21', dateend: '2026-11-22' });
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick', 'performance'] });
});
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
  noteServerDate(new Date().toUTCString());
  Reflect.deleteProperty(navigator, 'connection');
});

async function open(instant: string, isAdministrator = false) {
  noteServerDate(new Date(instant).toUTCString());
  renderPage(<KeptPages isAdministrator={isAdministrator} />);
  await act(() => jest.advanceTimersByTimeAsync(100));
}
const names = () => surroundings.loadExposed.mock.calls.map(([name]) => name);

// Loaded modules stay cached for the whole file: the tests without loads come first.
test.each([
  ['before the event, in Moscow', '2026-11-20T20:59:00Z'],
  ['after the event, in Moscow', '2026-11-22T21:00:00Z'],
])('leaves the network alone %s [NET-09]', async (_, instant) => {
  await open(instant);
  expect(names()).toEqual([]);
});

test('leaves the network alone for users who save data [NET-09]', async () => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  await open('2026-11-22T09:00:00Z');
  expect(names()).toEqual([]);
});

test('prefetches only messages for administrators [NET-09]', async () => {
  await open('2026-11-22T09:00:00Z', true);
  expect(names()).toEqual(['mf_messenger/MessagesPage']);
});

test('prefetches pages on event days, their answers again later [NET-09]', async () => {
  await open('2026-11-22T20:40:00Z');
  expect(names()).toEqual(['mf_meetings/TodayPage', 'mf_meetings/MeetingsPage', 'mf_meetings/InvitationsPage']);
  expect(keepAnswers).toHaveBeenCalledTimes(4);
  await act(() => jest.advanceTimersByTimeAsync(10 * 60_000));
  expect(keepAnswers).toHaveBeenCalledTimes(8);
});

test('fetches all answers once a person keeps the day [DAY-03]', async () => {
  await open('2026-11-22T09:00:00Z');
  expect(keepAnswers).toHaveBeenCalledTimes(4);
  await act(async () => {
    keepDeviceText(KEEP_DAY, '1');
    await jest.advanceTimersByTimeAsync(100);
  });
  expect(keepAnswers).toHaveBeenCalledTimes(8);
});
