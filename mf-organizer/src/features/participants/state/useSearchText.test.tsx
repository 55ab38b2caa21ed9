import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { SEARCH_PAUSE } from '../limits';
import { useSearchText } from './useSearchText';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('[ORG-03] keeps a key pressed while the pause’s end renders', () => {
  const onApply = jest.fn<(text: string) => void>();
  const { result, rerender } = renderHook((applied: string) => useSearchText(applied, onApply), { initialProps: '' });
  act(() => result.current.change('ве'));
  act(() => {
    jest.advanceTimersByTime(SEARCH_PAUSE);
    result.current.change('вет');
  });
  rerender('ве');
  expect(result.current.text).toBe('вет');
  act(() => void jest.advanceTimersByTime(SEARCH_PAUSE));
  expect(onApply.mock.calls).toEqual([['ве'], ['вет']]);
});
