import { beforeEach, expect, jest, test } from '@jest/globals';
import type * as ServerClock from './serverClock';

const BROWSER = Date.parse('2026-11-23T07:00:00.400Z');
let clock: typeof ServerClock;

beforeEach(() => {
  jest.useFakeTimers({ now: BROWSER });
  // A fresh clock, before the first response.
  jest.isolateModules(() => {
    clock = jest.requireActual<typeof ServerClock>('./serverClock');
  });
});

const server = (instant: string) => clock.noteServerDate(new Date(instant).toUTCString());

test('uses the browser’s clock until the server has answered', () => expect(clock.serverNow()).toBe(BROWSER));

test('follows the server’s clock after a response', () => {
  server('2026-11-25T10:00:00Z');
  expect(clock.serverNow()).toBe(Date.parse('2026-11-25T10:00:00Z'));
  jest.advanceTimersByTime(60_000);
  expect(clock.serverNow()).toBe(Date.parse('2026-11-25T10:01:00Z'));
});

test('ignores differences below a second but follows larger ones', () => {
  server('2026-11-23T07:00:00Z');
  expect(clock.serverNow()).toBe(BROWSER);
  jest.setSystemTime(Date.parse('2026-11-23T08:00:00Z'));
  server('2026-11-23T07:00:01Z');
  expect(clock.serverNow()).toBe(Date.parse('2026-11-23T07:00:01Z'));
});

test.each([null, '', 'yesterday'])('ignores an unreadable header (%j)', (header) => {
  server('2026-11-25T10:00:00Z');
  clock.noteServerDate(header);
  expect(clock.serverNow()).toBe(Date.parse('2026-11-25T10:00:00Z'));
});
