import { expect, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useFullHeight } from './fullHeight';

test('the layout knows of a page as high as the window while that is shown, and when it has a phone’s screen alone', () => {
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
