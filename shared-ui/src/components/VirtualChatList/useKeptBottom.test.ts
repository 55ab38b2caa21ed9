import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useKeptBottom } from './useKeptBottom';

let resize: () => void;
class FakeObserver {
  constructor(onResize: () => void) {
    resize = onResize;
  }
  observe() {}
  disconnect() {}
}

beforeEach(() => void Object.assign(globalThis, { ResizeObserver: FakeObserver }));
afterEach(() => void Reflect.deleteProperty(globalThis, 'ResizeObserver'));

test('what stands at the bottom stays there when the box becomes lower or higher', () => {
  const box = document.createElement('div');
  let height = 300;
  Object.defineProperties(box, { clientHeight: { get: () => height }, scrollHeight: { value: 1_000 } });
  box.scrollTop = 500;
  renderHook(() => useKeptBottom({ current: box }));
  const become = (next: number) => {
    height = next;
    resize();
    return box.scrollTop;
  };
  expect(become(300)).toBe(500);
  expect(become(200)).toBe(600);
  expect(become(250)).toBe(550);
  // At its end the browser has moved it itself.
  box.scrollTop = 700;
  expect(become(300)).toBe(700);
});
