import { expect, jest, test } from '@jest/globals';
import { retryLater } from './connection';

test('retries after a delay without events, unless cancelled', () => {
  jest.useFakeTimers();
  const callBack = jest.fn();
  retryLater(5_000, callBack);
  const stop = retryLater(5_000, callBack);
  stop();
  jest.advanceTimersByTime(4_999);
  expect(callBack).not.toHaveBeenCalled();
  jest.advanceTimersByTime(60_000);
  window.dispatchEvent(new Event('online'));
  expect(callBack).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});
