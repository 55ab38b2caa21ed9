import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { useEachMinute } from './useEachMinute';

beforeEach(() => void jest.useFakeTimers({ now: Date.parse('2026-11-23T07:29:30Z') }));

test('re-renders each minute until it unmounts', () => {
  function Now() {
    useEachMinute();
    return <p>{new Date().toISOString()}</p>;
  }
  const { unmount } = render(<Now />);
  act(() => void jest.advanceTimersByTime(59_000));
  expect(screen.getByText('2026-11-23T07:29:30.000Z')).toBeVisible();
  act(() => void jest.advanceTimersByTime(1_000));
  expect(screen.getByText('2026-11-23T07:30:30.000Z')).toBeVisible();
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
