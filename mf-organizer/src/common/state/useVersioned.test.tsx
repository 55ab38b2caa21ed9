import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { ApiError } from 'shared-api/client';
import { useVersioned } from './useVersioned';

interface Note {
  version: number;
  text: string;
}

const conflict = new ApiError({
  kind: 'http',
  status: 409,
  text: 'Появились изменения.',
  details: { current: { version: 5, text: 'их' }, changed_by: { name: 'Анна' } },
});
const send = jest.fn<(text: string, version?: number) => Promise<string>>();
const takeTheirs = jest.fn<(theirs: Note) => void>();
const fieldsOf = (theirs: Note, mine: string) => [{ label: 'Заметка', theirs: theirs.text, mine }];

const render = (options: Partial<Parameters<typeof useVersioned<string, Note, string>>[0]> = {}) =>
  renderHook((more: typeof options) =>
    useVersioned<string, Note, string>({ send, takeTheirs, fieldsOf, ...options, ...more }),
  ).result;

/** Holds the next answer. @returns answers */
const hold = () => {
  let answer: () => void;
  send.mockReturnValueOnce(new Promise((resolve) => (answer = () => resolve('готово'))));
  return () => answer();
};

beforeEach(() => {
  send.mockReset().mockResolvedValue('готово');
  takeTheirs.mockReset();
});

test('is busy until the answer and writes once', async () => {
  const answerNow = hold();
  const hook = render();
  let answer: Promise<string | undefined> | undefined;
  act(() => void (answer = hook.current.write('моё')));
  expect(hook.current).toMatchObject({ isBusy: true, what: 'моё', error: undefined });
  await act(() => hook.current.write('ещё'));
  answerNow();
  await act(async () => expect(await answer).toBe('готово'));
  expect(hook.current).toMatchObject({ isBusy: false, what: undefined });
  expect(send.mock.calls).toEqual([['моё', undefined]]);
});

test('overwrites the other version on request [ORG-10]', async () => {
  send.mockRejectedValueOnce(conflict);
  const hook = render();
  await act(() => hook.current.write('моё'));
  expect(hook.current.error).toBeUndefined();
  expect(hook.current.conflict).toMatchObject({
    conflict: { changedBy: 'Анна' },
    fields: [{ label: 'Заметка', theirs: 'их', mine: 'моё' }],
    isBusy: false,
  });
  const answerNow = hold();
  act(() => hook.current.conflict?.onKeepMine());
  expect(hook.current.conflict).toMatchObject({ isBusy: true });
  await act(async () => answerNow());
  expect(hook.current.conflict).toBeUndefined();
  expect(send.mock.calls.at(-1)).toEqual(['моё', 5]);
});

test('goes on with the other version on request [ORG-10]', async () => {
  send.mockRejectedValueOnce(conflict);
  const hook = render();
  await act(() => hook.current.write('моё'));
  act(() => hook.current.conflict?.onTakeTheirs());
  expect(takeTheirs).toHaveBeenCalledWith({ version: 5, text: 'их' });
  expect(hook.current.conflict).toBeUndefined();
});

test('shows a failure until the next attempt', async () => {
  const failure = new Error('network');
  send.mockRejectedValueOnce(failure);
  const hook = render();
  await act(async () => expect(await hook.current.write('моё')).toBeUndefined());
  expect(hook.current).toMatchObject({ error: failure, what: 'моё', conflict: undefined });
  await act(() => hook.current.write('моё'));
  expect(hook.current.error).toBeUndefined();
});

test('leaves a failure to the caller that handles it', async () => {
  send.mockRejectedValueOnce(new Error('network'));
  const handled = render({ onFailure: () => true });
  await act(() => handled.current.write('моё'));
  expect(handled.current).toMatchObject({ error: undefined, isBusy: false });
});

test('treats a conflict without fields as a failure', async () => {
  send.mockRejectedValueOnce(conflict);
  const hook = render({ fieldsOf: undefined });
  await act(() => hook.current.write('моё'));
  expect(hook.current).toMatchObject({ error: conflict, conflict: undefined });
});

test('does not write before it is ready', async () => {
  const hook = render({ isReady: false });
  await act(() => hook.current.write('моё'));
  expect(send).not.toHaveBeenCalled();
});
