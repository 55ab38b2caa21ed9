import { afterEach, beforeEach, jest } from '@jest/globals';

/** Stops the calendar at an instant in each test, not the timers. */
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
