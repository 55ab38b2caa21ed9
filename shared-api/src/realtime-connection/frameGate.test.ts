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

/** Hands on as many tasks as are a storm; drawing them takes `spent` ms. */
function storm(spent: number) {
  const clock = jest.spyOn(performance, 'now');
  clock.mockReturnValue(0);
  const done: number[] = [];
  const gate = createFrameGate();
  for (let id = 0; id < 60; id += 1) gate(() => done.push(id));
  clock.mockReturnValue(spent);
  jest.advanceTimersToNextFrame();
  return { done, gate };
}

test('a storm that the page draws slowly leaves time between its drawings', () => {
  const { done } = storm(60);
  expect(done).toHaveLength(1);
  jest.advanceTimersByTime(119);
  expect(done).toHaveLength(1);
  jest.advanceTimersByTime(1);
  expect(done).toEqual(Array.from({ length: 60 }, (_, id) => id));
});

test('however slowly, it is drawn four times a second', () => {
  const { done } = storm(5_000);
  jest.advanceTimersByTime(250);
  expect(done).toHaveLength(60);
});

test('a storm that the page can draw is drawn with every frame', () => {
  expect(storm(16).done).toHaveLength(60);
});
