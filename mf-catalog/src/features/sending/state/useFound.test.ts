import { expect, test } from '@jest/globals';
import { renderHook, waitFor } from '@testing-library/react';
import { textKey } from 'shared-api/text';
import { useFound } from './useFound';

const names = new Map(Array.from({ length: 99_999 }, (_, index) => [index + 1, `Компания № ${index + 1}`]));
const ids = [...names.keys()];
const nameOf = (id: number) => names.get(id) ?? '';

test('keeps the previous result until the search completes', async () => {
  const { result, rerender } = renderHook((wanted: string) => useFound(ids, nameOf, wanted), { initialProps: '' });
  expect(result.current).toBe(ids);
  rerender('№ 77777');
  expect(result.current).toBe(ids);
  // Compare lengths first: printing a diff of 99,999 entries takes longer than the timeout.
  await waitFor(() => expect(result.current.length).toBe(1));
  expect(result.current).toEqual([77_777]);
  rerender('№ 9999');
  expect(result.current).toEqual([77_777]);
  await waitFor(() =>
    expect(result.current).toEqual([9_999, ...Array.from({ length: 10 }, (_, digit) => 99_990 + digit)]),
  );
  rerender('');
  expect(result.current).toBe(ids);
});

test('[TXT-01] finds names that look like the text', async () => {
  const companies = new Map([
    [1, 'Полёт'],
    [2, 'Парус'],
  ]);
  const { result } = renderHook(() => useFound(twoIds, (id) => companies.get(id) ?? '', textKey(' ПОЛЕТ')));
  await waitFor(() => expect(result.current).toEqual([1]));
});

const twoIds = [1, 2];
