import { expect, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { holdPageStill, useStillPage } from './holdPageStill';

const isHeld = () => document.documentElement.dataset.still;

test('the page is held until the last one lets go; letting go twice changes nothing', () => {
  const letDialogGo = holdPageStill();
  const letPictureGo = holdPageStill('ground');
  expect(isHeld()).toBe('ground');
  letPictureGo();
  letPictureGo();
  expect(isHeld()).toBe('veil');
  letDialogGo();
  expect(isHeld()).toBeUndefined();
});

test('a window holds it while it is open, and no longer than it is there', () => {
  const { rerender, unmount } = renderHook(useStillPage, { initialProps: false });
  expect(isHeld()).toBeUndefined();
  rerender(true);
  expect(isHeld()).toBe('veil');
  rerender(false);
  expect(isHeld()).toBeUndefined();
  rerender(true);
  unmount();
  expect(isHeld()).toBeUndefined();
});
