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

test.each([
  ['keeps the end visible when the box shrinks', 700, 800],
  ['keeps the end visible from a few pixels above it', 670, 770],
  ['does not move a user reading further up', 500, 500],
])('%s', (_title, scrollTop, wanted) => {
  const box = document.createElement('div');
  let height = 300;
  Object.defineProperties(box, { clientHeight: { get: () => height }, scrollHeight: { value: 1_000 } });
  box.scrollTop = scrollTop;
  renderHook(() => useKeptBottom({ current: box }));
  resize();
  expect(box.scrollTop).toBe(scrollTop);
  height = 200;
  resize();
  expect(box.scrollTop).toBe(wanted);
});
