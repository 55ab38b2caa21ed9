import { expect, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { holdPageStill, useStillPage } from './holdPageStill';

const scrollLock = () => document.documentElement.dataset.still;

test('blocks scrolling until the last caller releases it', () => {
  const letDialogGo = holdPageStill();
  const letPictureGo = holdPageStill('ground');
  expect(scrollLock()).toBe('ground');
  letPictureGo();
  letPictureGo();
  expect(scrollLock()).toBe('veil');
  letDialogGo();
  expect(scrollLock()).toBeUndefined();
});

test('blocks scrolling while the window is open and mounted', () => {
  const { rerender, unmount } = renderHook(useStillPage, { initialProps: false });
  expect(scrollLock()).toBeUndefined();
  rerender(true);
  expect(scrollLock()).toBe('veil');
  rerender(false);
  expect(scrollLock()).toBeUndefined();
  rerender(true);
  unmount();
  expect(scrollLock()).toBeUndefined();
});
