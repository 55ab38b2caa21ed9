import { expect, jest, test } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import { prepareModule, useModule, type ModuleLoader } from './useModule';

type Load = ModuleLoader<string, string>['load'];

const show = (loader: ModuleLoader<string, string>, key = 'page') =>
  renderHook((shown: string) => useModule(loader, shown), { initialProps: key });
const ready = (module: string) => expect.objectContaining({ phase: 'ready', module });

test('loads once, and is there at once ever after', async () => {
  const loader = { load: jest.fn<Load>(async (key) => `module ${key}`) };
  const first = show(loader);
  const other = show(loader);
  expect(first.result.current.phase).toBe('loading');
  await waitFor(() => expect(first.result.current).toEqual(ready('module page')));
  expect(other.result.current).toEqual(ready('module page'));
  expect(show(loader).result.current).toEqual(ready('module page'));
  expect(loader.load.mock.calls).toEqual([['page', 0]]);
});

test('what was prepared is there at once, and what is being prepared is not loaded twice', async () => {
  const loader = { load: jest.fn<Load>(async (key) => `module ${key}`) };
  const underWay = prepareModule(loader, 'page');
  const early = show(loader);
  expect(early.result.current.phase).toBe('loading');
  await act(async () => expect(await underWay).toBe('module page'));
  expect(early.result.current).toEqual(ready('module page'));
  expect(show(loader).result.current).toEqual(ready('module page'));
  expect(loader.load).toHaveBeenCalledTimes(1);
});

test('a failure is reported once, and a retry tells the loader which attempt it is', async () => {
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

test('a module that came but does not work is loaded anew', async () => {
  const loader = { load: jest.fn<Load>(async (_, attempt) => `build ${attempt}`) };
  const { result } = show(loader);
  const other = show(loader);
  await waitFor(() => expect(result.current).toEqual(ready('build 0')));
  act(() => result.current.retry());
  await waitFor(() => expect(result.current).toEqual(ready('build 1')));
  // The other place takes what is there already.
  expect(other.result.current).toEqual(ready('build 0'));
  act(() => other.result.current.retry());
  await waitFor(() => expect(other.result.current).toEqual(ready('build 1')));
  expect(loader.load).toHaveBeenCalledTimes(2);
});

test('another key never shows the former module, and counts its own attempts', async () => {
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

test('a replaced module is loaded anew, though nobody has asked', async () => {
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

test('an outdated module stays where it is shown, and another place gets the one that came since', async () => {
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

test('why a module cannot be had is handed on', async () => {
  const { result } = show({ load: () => Promise.reject(new Error('offline')) });
  await waitFor(() => expect(result.current).toMatchObject({ phase: 'failed', error: new Error('offline') }));
});
