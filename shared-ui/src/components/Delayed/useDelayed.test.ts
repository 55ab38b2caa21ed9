import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useDelayed } from './useDelayed';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('a fast answer is never drawn as loading', () => {
  const { result, rerender } = renderHook(({ isLoading }) => useDelayed(isLoading), {
    initialProps: { isLoading: true },
  });
  act(() => jest.advanceTimersByTime(149));
  rerender({ isLoading: false });
  act(() => jest.advanceTimersByTime(1000));
  expect(result.current).toBe(false);
});

test('a slow one is, until it comes', () => {
  const { result, rerender } = renderHook(({ isLoading }) => useDelayed(isLoading), {
    initialProps: { isLoading: true },
  });
  expect(result.current).toBe(false);
  act(() => jest.advanceTimersByTime(150));
  expect(result.current).toBe(true);
  rerender({ isLoading: false });
  expect(result.current).toBe(false);
});

test('waiting again starts from the beginning', () => {
  const { result, rerender } = renderHook(({ isLoading }) => useDelayed(isLoading), {
    initialProps: { isLoading: true },
  });
  act(() => jest.advanceTimersByTime(150));
  rerender({ isLoading: false });
  rerender({ isLoading: true });
  expect(result.current).toBe(false);
});
