import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createFrameGate } from './frameGate';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('the first runs at once, a burst runs together and in order with the next frame', () => {
  const done: number[] = [];
  const gate = createFrameGate();
  for (const id of [1, 2, 3]) gate(() => done.push(id));
  expect(done).toEqual([1]);
  jest.advanceTimersToNextFrame();
  expect(done).toEqual([1, 2, 3]);

  // The frame that showed them is taken, the one after is free.
  gate(() => done.push(4));
  expect(done).toHaveLength(3);
  jest.advanceTimersToNextFrame();
  expect(done).toEqual([1, 2, 3, 4]);
  jest.advanceTimersToNextFrame();
  gate(() => done.push(5));
  expect(done).toEqual([1, 2, 3, 4, 5]);
});

test('a tab that draws no frames is not left waiting', () => {
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  const done: number[] = [];
  const gate = createFrameGate();
  for (const id of [1, 2]) gate(() => done.push(id));
  jest.advanceTimersByTime(250);
  expect(done).toEqual([1, 2]);
});
