import { afterEach, beforeAll, beforeEach, jest } from '@jest/globals';

/** «Now» of the tests: noon in Moscow. */
const NOW = '2026-11-21T09:00:00.000Z';

/** Stops the calendar, not the timers, and empties what the browser keeps. The page is the only tab: Node's channels would keep the test alive. */
export function useTestDay(): void {
  beforeAll(() => void Reflect.deleteProperty(globalThis, 'BroadcastChannel'));
  beforeEach(() => {
    jest.useFakeTimers({
      now: new Date(NOW),
      doNotFake: [
        'setTimeout',
        'clearTimeout',
        'setInterval',
        'clearInterval',
        'setImmediate',
        'clearImmediate',
        'queueMicrotask',
        'nextTick',
        'performance',
        'requestAnimationFrame',
        'cancelAnimationFrame',
        'requestIdleCallback',
        'cancelIdleCallback',
        'hrtime',
      ],
    });
  });
  afterEach(() => {
    jest.useRealTimers();
    localStorage.clear();
  });
}

/** An instant some minutes before (or, negative, after) «now». */
export function minutesAgo(minutes: number): string {
  return new Date(Date.parse(NOW) - minutes * 60_000).toISOString();
}
