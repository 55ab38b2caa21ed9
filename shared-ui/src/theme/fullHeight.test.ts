import { expect, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useFullHeight } from './fullHeight';

test('marks the root element with the page height while mounted', () => {
  const mark = () => document.documentElement.dataset.pageHeight;
  const { rerender, unmount } = renderHook(useFullHeight, { initialProps: false });
  expect(mark()).toBe('window');
  rerender(true);
  expect(mark()).toBe('screen');
  rerender(false);
  expect(mark()).toBe('window');
  unmount();
  expect(mark()).toBeUndefined();
});
