import { expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { usePrinting } from './usePrinting';

test('knows what to print only while it prints', () => {
  const { result } = renderHook(() => usePrinting<string>());
  const during: unknown[] = [];
  jest.spyOn(window, 'print').mockImplementation(() => {
    during.push(result.current.chosen());
    window.dispatchEvent(new Event('afterprint'));
  });
  act(() => result.current.print('Суббота'));
  expect(during).toEqual(['Суббота']);
  expect(result.current.chosen()).toBeUndefined();
});
