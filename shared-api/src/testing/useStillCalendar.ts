import { afterEach, beforeEach, jest } from '@jest/globals';

/** Freezes the date in each test, but leaves timers real. */
export function useStillCalendar(now: string): void {
  beforeEach(() => {
    jest.useFakeTimers({
      now: new Date(now),
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
  afterEach(() => void jest.useRealTimers());
}
