import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { SEARCH_PAUSE } from '../limits';
import { useSearchText } from './useSearchText';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function start() {
  const onApply = jest.fn<(text: string) => void>();
  const { result, rerender } = renderHook((applied: string) => useSearchText(applied, onApply), { initialProps: '' });
  return {
    onApply,
    text: () => result.current.text,
    type: (text: string) => act(() => result.current.change(text)),
    pause: () => act(() => void jest.advanceTimersByTime(SEARCH_PAUSE)),
    typeAtPause: (text: string) =>
      act(() => {
        jest.advanceTimersByTime(SEARCH_PAUSE);
        result.current.change(text);
      }),
    arrive: rerender,
  };
}

test('[ORG-03] keeps a key pressed while the pause’s end renders', () => {
  const { onApply, text, type, typeAtPause, pause, arrive } = start();
  type('ве');
  typeAtPause('вет');
  arrive('ве');
  expect(text()).toBe('вет');
  pause();
  expect(onApply.mock.calls).toEqual([['ве'], ['вет']]);
});

test('[ORG-03] keeps typed text when applied texts arrive late', () => {
  const { text, type, pause, arrive } = start();
  type('ве');
  pause();
  type('вет ');
  pause();
  arrive('ве');
  expect(text()).toBe('вет ');
  arrive('вет');
  expect(text()).toBe('вет ');
});

test('[ORG-03] empties the field when the search is reset', () => {
  const { text, type, pause, arrive } = start();
  type('ве');
  pause();
  arrive('ве');
  arrive('');
  expect(text()).toBe('');
});
