import { afterEach, expect, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useKeyboardHeight } from './useKeyboardHeight';

const height = () => document.documentElement.style.getPropertyValue('--keyboard-height');
afterEach(() => void Reflect.deleteProperty(window, 'visualViewport'));

test('follows the on-screen keyboard, but not browser bars or zoom', () => {
  const seen = Object.assign(new EventTarget(), { height: window.innerHeight, scale: 1 });
  Object.defineProperty(window, 'visualViewport', { configurable: true, value: seen });
  const show = (part: { height: number; scale?: number }) => {
    Object.assign(seen, { scale: 1 }, part);
    seen.dispatchEvent(new Event('resize'));
  };
  const { unmount } = renderHook(useKeyboardHeight);
  show({ height: window.innerHeight - 300 });
  expect(height()).toBe('300px');
  show({ height: window.innerHeight - 60 });
  expect(height()).toBe('0px');
  show({ height: window.innerHeight / 2, scale: 2 });
  expect(height()).toBe('0px');
  show({ height: window.innerHeight - 300 });
  unmount();
  expect(height()).toBe('');
});
