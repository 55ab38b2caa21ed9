import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, renderHook, screen } from '@testing-library/react';
import { Delayed, SHOW_LOADING_AFTER_MS, useDelayed } from './Delayed';

beforeEach(() => void jest.useFakeTimers());

test('becomes visible after the delay, except in hidden parents', () => {
  render(
    <>
      <Delayed>Загрузка</Delayed>
      <div style={{ visibility: 'hidden' }}>
        <Delayed>Ниже</Delayed>
      </div>
    </>,
  );
  expect(screen.getByText('Загрузка')).not.toBeVisible();
  act(() => jest.advanceTimersByTime(SHOW_LOADING_AFTER_MS));
  expect(screen.getByText('Загрузка')).toBeVisible();
  expect(screen.getByText('Ниже')).toHaveStyle({ visibility: 'hidden' });
});

test('stays false for a fast response', () => {
  const { result, rerender } = renderHook(({ isLoading }) => useDelayed(isLoading), {
    initialProps: { isLoading: true },
  });
  act(() => jest.advanceTimersByTime(149));
  rerender({ isLoading: false });
  act(() => jest.advanceTimersByTime(1000));
  expect(result.current).toBe(false);
});

test('turns true during a slow response', () => {
  const { result, rerender } = renderHook(({ isLoading }) => useDelayed(isLoading), {
    initialProps: { isLoading: true },
  });
  expect(result.current).toBe(false);
  act(() => jest.advanceTimersByTime(150));
  expect(result.current).toBe(true);
  rerender({ isLoading: false });
  expect(result.current).toBe(false);
});

test('restarts the delay with the next loading', () => {
  const { result, rerender } = renderHook(({ isLoading }) => useDelayed(isLoading), {
    initialProps: { isLoading: true },
  });
  act(() => jest.advanceTimersByTime(150));
  rerender({ isLoading: false });
  rerender({ isLoading: true });
  expect(result.current).toBe(false);
});
