import { afterEach } from '@jest/globals';
import { useStillCalendar } from 'shared-api/testing';

/** Current time of the tests: noon in Moscow. */
const NOW = '2026-11-21T09:00:00.000Z';

/** Freezes the date, not the timers, and clears the browser storage after each test. */
export function useTestDay(): void {
  useStillCalendar(NOW);
  afterEach(() => localStorage.clear());
}

/** Returns an instant some minutes before the current time of the tests, or after it for a negative number. */
export function minutesAgo(minutes: number): string {
  return new Date(Date.parse(NOW) - minutes * 60_000).toISOString();
}
