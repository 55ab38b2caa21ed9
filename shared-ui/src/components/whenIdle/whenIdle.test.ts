import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { whenIdle } from './whenIdle';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(window, 'cancelIdleCallback');
});

test('a browser without idle callbacks runs it a little later; called off, nothing runs', () => {
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

test('otherwise it waits for an idle moment, and is called off there', () => {
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
