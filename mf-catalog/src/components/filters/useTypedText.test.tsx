import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { TYPING_PAUSE } from '#domain/limits';
import { useTypedText } from './useTypedText';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function start(value: string) {
  const onSend = jest.fn<(text: string) => void>();
  const { result, rerender } = renderHook((current: string) => useTypedText(current, onSend), { initialProps: value });
  return {
    onSend,
    typed: () => result.current,
    type: (text: string) => act(() => result.current.type(text)),
    pause: (ms: number) => act(() => void jest.advanceTimersByTime(ms)),
    rule: rerender,
  };
}

test('typed text is sent once, after a pause', () => {
  const { onSend, type, pause } = start('');
  type('в');
  pause(TYPING_PAUSE - 1);
  type('ве');
  pause(TYPING_PAUSE - 1);
  expect(onSend).not.toHaveBeenCalled();
  pause(1);
  expect(onSend.mock.calls).toEqual([['ве']]);
});

test('the echo of what was sent never overwrites what was typed since', () => {
  const { onSend, typed, type, pause, rule } = start('');
  type('ве');
  pause(TYPING_PAUSE);
  type('вет ');
  rule('ве');
  expect(typed().text).toBe('вет ');
  pause(TYPING_PAUSE);
  expect(onSend.mock.calls).toEqual([['ве'], ['вет']]);
  rule('вет');
  expect(typed().text).toBe('вет ');
});

test('late echoes of several sent texts change nothing', () => {
  const { typed, type, pause, rule } = start('');
  type('ве');
  pause(TYPING_PAUSE);
  type('вете');
  pause(TYPING_PAUSE);
  rule('ве');
  rule('вете');
  expect(typed().text).toBe('вете');
});

test('a value from elsewhere replaces the text and takes back what was about to be sent', () => {
  const { onSend, typed, type, pause, rule } = start('север');
  type('северн');
  rule('юг');
  expect(typed().text).toBe('юг');
  pause(TYPING_PAUSE);
  expect(onSend).not.toHaveBeenCalled();
});

test('a text that was sent once and comes back later comes from elsewhere', () => {
  const { typed, type, pause, rule } = start('');
  type('юг');
  pause(TYPING_PAUSE);
  rule('юг');
  rule('');
  expect(typed().text).toBe('');
  rule('юг');
  expect(typed().text).toBe('юг');
});

test('Enter sends at once and only once; spaces alone change nothing', () => {
  const { onSend, typed, type, pause } = start('');
  type('  ');
  pause(TYPING_PAUSE);
  expect(onSend).not.toHaveBeenCalled();
  type('юг');
  act(() => typed().sendNow());
  act(() => typed().sendNow());
  pause(TYPING_PAUSE);
  expect(onSend.mock.calls).toEqual([['юг']]);
});
