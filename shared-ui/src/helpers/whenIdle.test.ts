import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { whenIdle } from './whenIdle';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(window, 'cancelIdleCallback');
});

test('runs later without idle callbacks, unless cancelled', () => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  const [first, second] = [jest.fn(), jest.fn()];
  whenIdle(first);
  const callOff = whenIdle(second);
  callOff();
  expect(first).not.toHaveBeenCalled();
  jest.advanceTimersByTime(200);
  expect(first).toHaveBeenCalledTimes(1);
  expect(second).not.toHaveBeenCalled();
});

test('waits for an idle callback and can cancel it', () => {
  const cancel = jest.fn();
  const tasks: (() => void)[] = [];
  Object.assign(window, { requestIdleCallback: (task: () => void) => tasks.push(task), cancelIdleCallback: cancel });
  const run = jest.fn();
  const callOff = whenIdle(run);
  jest.advanceTimersByTime(1_000);
  expect(run).not.toHaveBeenCalled();
  tasks[0]?.();
  expect(run).toHaveBeenCalledTimes(1);
  callOff();
  expect(cancel).toHaveBeenCalledWith(1);
});
