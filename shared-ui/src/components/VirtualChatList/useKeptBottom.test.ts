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
  ['the end stays in sight when the box becomes lower', 700, 800],
  ['so it does a few pixels above the end', 670, 770],
  ['whoever reads further up is not moved', 500, 500],
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
