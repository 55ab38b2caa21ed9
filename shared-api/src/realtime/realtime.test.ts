import { expect, jest, test } from '@jest/globals';
import { emitRealtime, onRealtime } from '.';

test('calls all listeners of an event until they unsubscribe', () => {
  const one = jest.fn();
  const other = jest.fn();
  const stop = onRealtime(['gap'], one);
  onRealtime(['invitation'], other);
  emitRealtime('gap', {});
  expect(one.mock.calls).toEqual([[{}]]);
  stop();
  stop();
  emitRealtime('gap', {});
  expect(one).toHaveBeenCalledTimes(1);
  expect(other).not.toHaveBeenCalled();
});

test('calls the other listeners when one unsubscribes during an event', () => {
  const last = jest.fn();
  const stop = onRealtime(['invitation'], () => stop());
  const stopLast = onRealtime(['invitation'], last);
  emitRealtime('invitation', {});
  expect(last).toHaveBeenCalledTimes(1);
  stopLast();
});
