import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
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
