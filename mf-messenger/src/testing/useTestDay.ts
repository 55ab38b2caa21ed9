import { afterEach, beforeAll } from '@jest/globals';
import { useStillCalendar } from 'shared-api/testing';

/** «Now» of the tests: noon in Moscow. */
const NOW = '2026-11-21T09:00:00.000Z';

/** Stops the calendar, not the timers, and empties what the browser keeps. The page is the only tab: Node's channels would keep the test alive. */
export function useTestDay(): void {
  beforeAll(() => void Reflect.deleteProperty(globalThis, 'BroadcastChannel'));
  useStillCalendar(NOW);
  afterEach(() => localStorage.clear());
}

/** An instant some minutes before (or, negative, after) «now». */
export function minutesAgo(minutes: number): string {
  return new Date(Date.parse(NOW) - minutes * 60_000).toISOString();
}
