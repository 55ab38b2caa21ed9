import { beforeEach, expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { usePaintHint } from './usePaintHint';

beforeEach(() => localStorage.clear());

test('hides the hint for good after the first painted range', () => {
  const { result, unmount } = renderHook(usePaintHint);
  expect(result.current.isPaintHintShown).toBe(true);
  act(() => result.current.onPaint?.());
  expect(result.current.isPaintHintShown).toBe(false);
  unmount();
  expect(renderHook(usePaintHint).result.current.isPaintHintShown).toBe(false);
});
