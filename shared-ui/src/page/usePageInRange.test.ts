import { expect, jest, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { usePageInRange } from './usePageInRange';

const look = (page: number, pageCount: number | undefined) => {
  const correct = jest.fn<(lastPage: number) => void>();
  const { result } = renderHook(() => usePageInRange(page, pageCount, correct));
  return { isBeyond: result.current, corrections: correct.mock.calls };
};

test.each([
  [9, 3, 3],
  [2, 0, 1],
])('replaces page %i of %i by page %i', (page, pageCount, lastPage) => {
  expect(look(page, pageCount)).toEqual({ isBeyond: true, corrections: [[lastPage]] });
});

test.each([
  [3, 3],
  [1, 0],
  [9, undefined],
])('keeps page %i of %s', (page, pageCount) => {
  expect(look(page, pageCount)).toEqual({ isBeyond: false, corrections: [] });
});
