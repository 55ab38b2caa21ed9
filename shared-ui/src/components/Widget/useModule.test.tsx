import { expect, jest, test } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import { prepareModule, useModule, type ModuleLoader } from './useModule';

type Load = ModuleLoader<string, string>['load'];

const show = (loader: ModuleLoader<string, string>, key = 'page') =>
  renderHook((shown: string) => useModule(loader, shown), { initialProps: key });
const ready = (module: string) => expect.objectContaining({ phase: 'ready', module });

test('loads a module once and reuses it', async () => {
  const loader = { load: jest.fn<Load>(async (key) => `module ${key}`) };
  const first = show(loader);
  const other = show(loader);
  expect(first.result.current.phase).toBe('loading');
  await waitFor(() => expect(first.result.current).toEqual(ready('module page')));
  expect(other.result.current).toEqual(ready('module page'));
  expect(show(loader).result.current).toEqual(ready('module page'));
  expect(loader.load.mock.calls).toEqual([['page', 0]]);
});

test('shares the load of a prepared module', async () => {
  const loader = { load: jest.fn<Load>(async (key) => `module ${key}`) };
  const underWay = prepareModule(loader, 'page');
  const early = show(loader);
  expect(early.result.current.phase).toBe('loading');
  await act(async () => expect(await underWay).toBe('module page'));
  expect(early.result.current).toEqual(ready('module page'));
  expect(show(loader).result.current).toEqual(ready('module page'));
  expect(loader.load).toHaveBeenCalledTimes(1);
});

test('reports each failure once and counts retry attempts', async () => {
  const loader = {
    load: jest
      .fn<Load>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockRejectedValueOnce(new Error('still offline'))
      .mockResolvedValueOnce('module'),
    onError: jest.fn(),
  };
  const { result } = show(loader);
  show(loader);
  await waitFor(() => expect(result.current.phase).toBe('failed'));
  expect(loader.onError.mock.calls).toEqual([[new Error('offline'), 'page']]);
  act(() => result.current.retry());
  expect(result.current.phase).toBe('loading');
  await waitFor(() => expect(result.current.phase).toBe('failed'));
  act(() => result.current.retry());
  await waitFor(() => expect(result.current).toEqual(ready('module')));
  expect(loader.load.mock.calls.map(([, attempt]) => attempt)).toEqual([0, 1, 2]);
});

test('reloads a loaded module on retry', async () => {
  const loader = { load: jest.fn<Load>(async (_, attempt) => `build ${attempt}`) };
  const { result } = show(loader);
  const other = show(loader);
  await waitFor(() => expect(result.current).toEqual(ready('build 0')));
  act(() => result.current.retry());
  await waitFor(() => expect(result.current).toEqual(ready('build 1')));
  // The other place reuses the reloaded module.
  expect(other.result.current).toEqual(ready('build 0'));
  act(() => other.result.current.retry());
  await waitFor(() => expect(other.result.current).toEqual(ready('build 1')));
  expect(loader.load).toHaveBeenCalledTimes(2);
});

test('keeps modules and attempts separate per key', async () => {
  const loader = {
    load: jest.fn<Load>((key) => (key === 'page' ? Promise.resolve('module') : new Promise(() => undefined))),
  };
  const { result, rerender } = show(loader);
  await waitFor(() => expect(result.current).toEqual(ready('module')));
  act(() => result.current.retry());
  await waitFor(() => expect(result.current).toEqual(ready('module')));
  rerender('other');
  expect(result.current.phase).toBe('loading');
  await waitFor(() => expect(loader.load).toHaveBeenLastCalledWith('other', 0));
  rerender('page');
  expect(result.current).toEqual(ready('module'));
});

test('loads a replaced module as attempt 0', async () => {
  const builds = ['broken', 'older', 'newest'];
  const loader = { load: jest.fn<Load>(async () => builds.shift() ?? '') };
  const { result } = show(loader);
  await waitFor(() => expect(result.current).toEqual(ready('broken')));
  act(() => result.current.replace());
  expect(result.current.phase).toBe('loading');
  await waitFor(() => expect(result.current).toEqual(ready('older')));
  act(() => result.current.retry());
  await waitFor(() => expect(result.current).toEqual(ready('newest')));
  act(() => result.current.replace());
  await waitFor(() => expect(result.current).toEqual(ready('')));
  expect(loader.load.mock.calls.map(([, attempt]) => attempt)).toEqual([0, 0, 1, 0]);
  expect(result.current.attempt).toBe(1);
});

test('reloads an outdated module only for new places', async () => {
  const outdated = new Set<string>();
  let builds = 0;
  const loader = {
    load: jest.fn<Load>(async () => `build ${++builds}`),
    isOutdated: (module: string) => outdated.has(module),
  };
  const first = show(loader);
  await waitFor(() => expect(first.result.current).toEqual(ready('build 1')));
  outdated.add('build 1');
  const second = show(loader);
  expect(second.result.current.phase).toBe('loading');
  await waitFor(() => expect(second.result.current).toEqual(ready('build 2')));
  first.rerender('page');
  expect(first.result.current).toEqual(ready('build 1'));
});

test('passes on the cause of a failure', async () => {
  const { result } = show({ load: () => Promise.reject(new Error('offline')) });
  await waitFor(() => expect(result.current).toMatchObject({ phase: 'failed', error: new Error('offline') }));
});
