import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { ApiError } from 'shared-api/client';
import { keepDraft, readDraft } from 'shared-api/storage';
import { toast } from 'shared-ui/toast';
import { useVersionedForm } from './useVersionedForm';
import { hasTexts } from './versionedDraft';

interface Values {
  url: string;
}
interface State {
  url: string;
  version: number;
}

const isValues = (value: unknown): value is Values => hasTexts(value, ['url']);
const send = jest.fn<(values: Values, version: number) => Promise<void>>();

const render = (initialProps: State) =>
  renderHook(
    ({ url, version }: State) =>
      useVersionedForm<Values, State>({
        draft: 'organizer-privacy',
        saved: { url },
        version,
        problemsOf: (values) => (values.url === '' ? { url: 'Заполните поле.' } : {}),
        isValues,
        send: (values, seen) => send(values, seen),
        valuesOf: (theirs) => ({ url: theirs.url }),
        describe: (values) => [{ label: 'Ссылка', text: values.url }],
      }),
    { initialProps },
  );
type Hook = ReturnType<typeof render>['result'];
const type = (hook: Hook, url: string) => act(async () => void (await hook.current.formik.setFieldValue('url', url)));
const valueOf = (hook: Hook) => hook.current.formik.values.url;
const draft = () => readDraft('organizer-privacy');

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(toast, 'success');
  send.mockReset().mockResolvedValue();
});

test('follows the server while unchanged, and after Cancel', async () => {
  const { result, rerender } = render({ url: 'a', version: 1 });
  rerender({ url: 'b', version: 2 });
  expect(valueOf(result)).toBe('b');
  await type(result, 'моё');
  expect(result.current.changed).toEqual(['Ссылка']);
  rerender({ url: 'c', version: 3 });
  expect(valueOf(result)).toBe('моё');
  act(() => result.current.cancel());
  expect(valueOf(result)).toBe('c');
  expect(draft()).toBe('');
});

test('saves upon the version it saw, deleting the draft [ORG-10]', async () => {
  const { result } = render({ url: 'a', version: 1 });
  await type(result, 'моё');
  expect(draft()).toBe('{"version":1,"values":{"url":"моё"}}');
  await act(() => result.current.save());
  expect(send).toHaveBeenLastCalledWith({ url: 'моё' }, 1);
  expect(result.current.isDirty).toBe(false);
  expect(draft()).toBe('');
  expect(toast.success).toHaveBeenCalledWith('Изменения сохранены.');
  await type(result, 'снова');
  await act(() => result.current.save());
  expect(send).toHaveBeenLastCalledWith({ url: 'снова' }, 2);
});

test('keeps what is typed while the answer is under way', async () => {
  let answer = () => {};
  send.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const { result } = render({ url: 'a', version: 1 });
  await type(result, 'моё');
  act(() => void result.current.save());
  await type(result, 'моё и ещё');
  await act(async () => answer());
  expect(valueOf(result)).toBe('моё и ещё');
  expect(result.current.isDirty).toBe(true);
});

test('finds the conflict of a draft after a reload [ORG-10]', async () => {
  keepDraft('organizer-privacy', '{"version":1,"values":{"url":"моё"}}');
  const { result } = render({ url: 'их', version: 4 });
  const details = { current: { url: 'их', version: 4 } };
  send.mockRejectedValueOnce(new ApiError({ kind: 'http', status: 409, text: 'Конфликт', details }));
  await act(() => result.current.save());
  expect(send).toHaveBeenLastCalledWith({ url: 'моё' }, 1);
  expect(result.current.conflict?.fields).toEqual([{ label: 'Ссылка', theirs: 'их', mine: 'моё' }]);
  act(() => result.current.conflict?.onTakeTheirs());
  expect(valueOf(result)).toBe('их');
  expect(draft()).toBe('');
});

test('focuses the first invalid field instead of saving', async () => {
  const { result } = render({ url: '', version: 1 });
  const form = document.createElement('form');
  form.append(Object.assign(document.createElement('input'), { name: 'url' }));
  document.body.append(form);
  expect(result.current.problems).toEqual({});
  act(() => result.current.submit(form));
  expect(send).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(form.firstChild);
  expect(result.current).toMatchObject({
    problems: { url: 'Заполните поле.' },
    failure: 'Проверьте отмеченные поля.',
  });
  await type(result, 'a');
  expect(result.current.failure).toBeUndefined();
});
