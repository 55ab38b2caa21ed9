import { beforeEach, expect, jest, test } from '@jest/globals';
import { createFrameGate } from './frameGate';

beforeEach(() => void jest.useFakeTimers());

test('runs the first task at once and batches a burst', () => {
  const done: number[] = [];
  const gate = createFrameGate();
  for (const id of [1, 2, 3]) gate(() => done.push(id));
  expect(done).toEqual([1]);
  jest.advanceTimersToNextFrame();
  expect(done).toEqual([1, 2, 3]);

  // The frame that runs the burst is used up; the one after it is free.
  gate(() => done.push(4));
  expect(done).toHaveLength(3);
  jest.advanceTimersToNextFrame();
  expect(done).toEqual([1, 2, 3, 4]);
  jest.advanceTimersToNextFrame();
  gate(() => done.push(5));
  expect(done).toEqual([1, 2, 3, 4, 5]);
});

test('runs tasks in a tab without animation frames', () => {
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  const done: number[] = [];
  const gate = createFrameGate();
  for (const id of [1, 2]) gate(() => done.push(id));
  jest.advanceTimersByTime(250);
  expect(done).toEqual([1, 2]);
});

/** Queues enough tasks for a storm; rendering them takes `spent` ms. */
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

test('pauses between renders when a storm renders slowly', () => {
  const { done } = storm(60);
  expect(done).toHaveLength(1);
  jest.advanceTimersByTime(119);
  expect(done).toHaveLength(1);
  jest.advanceTimersByTime(1);
  expect(done).toEqual(Array.from({ length: 60 }, (_, id) => id));
});

test('renders a storm at least four times a second', () => {
  const { done } = storm(5_000);
  jest.advanceTimersByTime(250);
  expect(done).toHaveLength(60);
});

test('renders a storm each frame when rendering is fast', () => {
  expect(storm(16).done).toHaveLength(60);
});
