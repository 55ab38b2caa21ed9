import { expect, jest, test } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import { useModule } from './useModule';

test('loads once, and is there at once ever after', async () => {
  const load = jest.fn(async () => 'module');
  const first = renderHook(() => useModule(load));
  expect(first.result.current).toEqual({ phase: 'loading' });
  await waitFor(() => expect(first.result.current).toEqual({ phase: 'ready', module: 'module' }));
  expect(renderHook(() => useModule(load)).result.current).toEqual({ phase: 'ready', module: 'module' });
  expect(load).toHaveBeenCalledTimes(1);
});

test('a failure can be tried again', async () => {
  const load = jest
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValueOnce('module');
  const { result } = renderHook(() => useModule(load));
  await waitFor(() => expect(result.current.phase).toBe('failed'));
  act(() => {
    if (result.current.phase === 'failed') result.current.retry();
  });
  expect(result.current.phase).toBe('loading');
  await waitFor(() => expect(result.current).toEqual({ phase: 'ready', module: 'module' }));
});

test('another module never shows the earlier one', async () => {
  const one = async () => 'one';
  const other = () => new Promise<string>(() => {});
  const { result, rerender } = renderHook(({ load }) => useModule(load), { initialProps: { load: one } });
  await waitFor(() => expect(result.current.phase).toBe('ready'));
  rerender({ load: other });
  expect(result.current).toEqual({ phase: 'loading' });
});
