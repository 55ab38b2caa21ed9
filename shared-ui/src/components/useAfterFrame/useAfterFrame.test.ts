import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { afterFrame } from './afterFrame';
import { useAfterFrame } from './useAfterFrame';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('another value is taken over after the next frame, the last one that came before it', () => {
  const { result, rerender } = renderHook(useAfterFrame, { initialProps: 'первая' });
  expect(result.current).toBe('первая');
  rerender('вторая');
  rerender('третья');
  act(() => jest.advanceTimersToNextFrame());
  expect(result.current).toBe('первая');
  act(() => jest.advanceTimersByTime(1));
  expect(result.current).toBe('третья');
});

test('a value that changes with every frame is followed all the same', () => {
  const { result, rerender } = renderHook(useAfterFrame, { initialProps: 0 });
  for (let value = 1; value <= 10; value += 1) {
    act(() => jest.advanceTimersToNextFrame());
    rerender(value);
    act(() => jest.advanceTimersByTime(1));
  }
  expect(result.current).toBeGreaterThan(7);
});

test('a value that comes while the render gives way is not taken back', () => {
  const { result, rerender } = renderHook(useAfterFrame, { initialProps: 'первая' });
  act(() => {
    jest.advanceTimersToNextFrame();
    jest.advanceTimersByTime(1);
    rerender('вторая');
  });
  expect(result.current).toBe('вторая');
});

test('a tab out of sight, which has no frames, does not wait for one; called off, nothing runs', () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const frame = jest.spyOn(window, 'requestAnimationFrame');
  const run = jest.fn();
  afterFrame(run)();
  afterFrame(run);
  expect(run).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(1);
  expect(frame).not.toHaveBeenCalled();
  hidden.mockRestore();
});
