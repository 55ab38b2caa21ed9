import { expect, test } from '@jest/globals';
import { anySignal } from './anySignal';

test('aborts with the first signal and keeps its reason [NET-01]', () => {
  const [first, second] = [new AbortController(), new AbortController()];
  const signal = anySignal([first.signal, second.signal]);
  expect(signal.aborted).toBe(false);
  second.abort('второй');
  first.abort('первый');
  expect(signal.reason).toBe('второй');
});

test('is aborted at once by a signal that has ended [NET-01]', () => {
  const signal = anySignal([new AbortController().signal, AbortSignal.abort('конец')]);
  expect(signal.reason).toBe('конец');
});
