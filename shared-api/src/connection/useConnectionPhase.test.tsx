import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { noteServerReach } from '../client';
import { useHasOwnConnectionLine, useOwnConnectionLine } from './pageLine';
import { useConnectionPhase } from './useConnectionPhase';

beforeEach(() => void jest.useFakeTimers());

function draw() {
  noteServerReach(true);
  const { result, rerender } = renderHook(({ isPushLost }) => useConnectionPhase(isPushLost), {
    initialProps: { isPushLost: false },
  });
  return {
    become: (status: 'online' | 'offline', isReached = status === 'online') => {
      act(() => noteServerReach(isReached));
      rerender({ isPushLost: status === 'offline' });
    },
    pass: (ms: number) => act(() => jest.advanceTimersByTime(ms)),
    phase: () => result.current,
  };
}

test('reports a loss after 3 s, then briefly the recovery', () => {
  const { become, pass, phase } = draw();
  become('offline');
  pass(2_999);
  expect(phase()).toBe('quiet');
  pass(1);
  expect(phase()).toBe('lost');
  become('online');
  expect(phase()).toBe('back');
  pass(1_999);
  expect(phase()).toBe('back');
  pass(1);
  expect(phase()).toBe('quiet');
});

test('reports an offline browser before the push channel notices', () => {
  const { pass, phase } = draw();
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  pass(3_000);
  expect(phase()).toBe('lost');
  isOnline.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(phase()).toBe('back');
});

test('stays silent without a socket while calls succeed [NET-02]', () => {
  const { become, pass, phase } = draw();
  become('offline', true);
  pass(60_000);
  expect(phase()).toBe('quiet');
  become('offline', false);
  pass(3_000);
  expect(phase()).toBe('lost');
  become('offline', true);
  expect(phase()).toBe('back');
});

test('stays silent during repeated short losses', () => {
  const { become, pass, phase } = draw();
  for (let loss = 0; loss < 5; loss++) {
    become('offline');
    pass(2_000);
    expect(phase()).toBe('quiet');
    become('online');
    pass(500);
    expect(phase()).toBe('quiet');
  }
});

test('reports another loss during the recovery only after 3 s', () => {
  const { become, pass, phase } = draw();
  become('offline');
  pass(3_000);
  become('online');
  pass(1_000);
  become('offline');
  pass(1_000);
  expect(phase()).not.toBe('lost');
  pass(2_000);
  expect(phase()).toBe('lost');
});

test('follows whether the page reports the connection itself', () => {
  const { result } = renderHook(useHasOwnConnectionLine);
  expect(result.current).toBe(false);
  const page = renderHook(useOwnConnectionLine);
  expect(result.current).toBe(true);
  page.unmount();
  expect(result.current).toBe(false);
});
