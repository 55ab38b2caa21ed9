import { expect, jest, test } from '@jest/globals';
import { ApiError, describeError, outcome, setUnauthorizedPolicy } from '../client';
import { fixtures, useFakeApi, type ReceivedCall } from '../testing';
import { STALL_TIMEOUT, uploadFile } from './uploadFile';

const api = useFakeApi();
const file = new File(['%PDF-1.7'], 'Прайс «осень».pdf', { type: 'application/pdf' });

async function problemOf(call: Promise<unknown>) {
  const error: unknown = await call.catch((reason: unknown) => reason);
  if (!(error instanceof ApiError)) throw new Error(`An ApiError was expected, but the call gave ${String(error)}.`);
  return error.problem;
}

test('sends the file in the named field and returns JSON', async () => {
  const stored = fixtures.companyFile();
  const sent: ReceivedCall[] = [];
  api.answer('post', '/api/files', (call) => {
    sent.push(call);
    return stored;
  });
  expect(await uploadFile('/api/files', 'file', file)).toEqual(stored);
  expect(sent.map(({ upload }) => upload)).toEqual([
    { field: 'file', name: 'Прайс «осень».pdf', type: 'application/pdf', size: 8 },
  ]);
});

test('reports progress in whole percents, below 100', async () => {
  api.hang('post', '/api/files');
  const percents: number[] = [];
  const controller = new AbortController();
  const call = uploadFile('/api/files', 'file', file, {
    onProgress: (percent) => percents.push(percent),
    signal: controller.signal,
  });
  for (const percent of [0, 33.4, 99.9, 100]) api.moveUploads(percent);
  expect(percents).toEqual([0, 33, 99, 99]);
  controller.abort();
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
});

test('keeps the sentence of a refusal, also from `msg`', async () => {
  api.fail('post', '/api/files', { status: 413, body: 'Недопустимый объем!' });
  expect(await problemOf(uploadFile('/api/files', 'file', file))).toEqual({
    kind: 'http',
    status: 413,
    text: 'Недопустимый объем!',
  });
  api.fail('post', '/api/avatar', { status: 415, body: { error: true, msg: 'Недопустимый формат!' } });
  expect(await problemOf(uploadFile('/api/avatar', 'filedata', file))).toEqual({
    kind: 'http',
    status: 415,
    text: 'Недопустимый формат!',
  });
});

test('accepts a successful image call that carries a message', async () => {
  api.fail('post', '/api/avatar', { status: 200, body: { error: false, msg: 'Готово', avatar: '/a.jpg' } });
  await expect(uploadFile('/api/avatar', 'filedata', file)).resolves.toMatchObject({ avatar: '/a.jpg' });
});

test('refuses a success with the error flag of image calls [EDIT-05]', async () => {
  api.fail('post', '/api/avatar', { status: 200, body: { error: true, msg: 'Недопустимый размер!' } });
  expect(await problemOf(uploadFile('/api/avatar', 'filedata', file))).toEqual({
    kind: 'http',
    status: 200,
    text: 'Недопустимый размер!',
  });
});

test('reports a broken connection and hides a proxy’s page', async () => {
  api.fail('post', '/api/files', 'network');
  expect(await problemOf(uploadFile('/api/files', 'file', file))).toEqual({ kind: 'network' });
  api.fail('post', '/api/files', { status: 200, body: '<html>Gateway</html>' });
  expect(await problemOf(uploadFile('/api/files', 'file', file))).toEqual({ kind: 'http', status: 200, text: '' });
});

test('rejects with AbortError, before the start and after it', async () => {
  api.hang('post', '/api/files');
  const controller = new AbortController();
  const call = uploadFile('/api/files', 'file', file, { signal: controller.signal });
  controller.abort();
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  await expect(uploadFile('/api/files', 'file', file, { signal: controller.signal })).rejects.toMatchObject({
    name: 'AbortError',
  });
});

test('times out an upload without progress', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
  api.hang('post', '/api/files');
  const problem = problemOf(uploadFile('/api/files', 'file', file));
  await jest.advanceTimersByTimeAsync(STALL_TIMEOUT + 1_000);
  expect(await problem).toEqual({ kind: 'timeout' });
});

test('reports a 401 to the shell’s policy', async () => {
  const policy = jest.fn();
  const restore = setUnauthorizedPolicy(policy);
  api.fail('post', '/api/files', { status: 401, body: 'Войдите в систему.' });
  await problemOf(uploadFile('/api/files', 'file', file));
  expect(policy).toHaveBeenCalledTimes(1);
  restore();
});

test.each(['NotReadableError', 'NotFoundError'])(
  '[NET-10] says that the file changed when reading fails with %s',
  async (name) => {
    const changed = new File(['1'], 'Прайс.pdf');
    changed.slice = () =>
      Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new DOMException('Changed', name)) });
    api.fail('post', '/api/files', 'network');
    const error: unknown = await uploadFile('/api/files', 'file', changed).catch((reason: unknown) => reason);
    expect(describeError(error)).toBe('Файл изменился после выбора. Выберите его снова.');
    expect(outcome(error)).toBe('refused');
  },
);

test('[NET-10] reports a lost connection while the file is readable', async () => {
  api.fail('post', '/api/files', 'network');
  expect(await problemOf(uploadFile('/api/files', 'file', file))).toEqual({ kind: 'network' });
});
