import { expect, jest, test } from '@jest/globals';
import { http, HttpResponse } from 'msw';
import { fixtures, useFakeApi } from '../testing';
import { ApiError } from './ApiError';
import { errorCode } from './describeError';
import { renewSession, setUnauthorizedPolicy } from './policy';
import { request } from './request';

const api = useFakeApi();

async function problemOf(call: Promise<unknown>) {
  const error: unknown = await call.catch((reason: unknown) => reason);
  if (!(error instanceof ApiError)) throw new Error(`An ApiError was expected, but the call gave ${String(error)}.`);
  return error.problem;
}

test('fills the path, sends query and body, returns the JSON', async () => {
  api.answer('post', '/api/users', ({ query, body }) => {
    expect(query.toString()).toBe('limit=10&page=2');
    expect(body).toEqual({ company: 'вет' });
    return { users: [fixtures.participant()], pages: 3, total_count: 21 };
  });
  const page = await request('post', '/api/users', { query: { limit: 10, page: 2 }, body: { company: 'вет' } });
  expect(page.total_count).toBe(21);

  api.answer('get', '/api/user/{id}', ({ path }) => fixtures.participant({ id: Number(path.id) }));
  expect((await request('get', '/api/user/{id}', { path: { id: 42 } })).id).toBe(42);
});

test('keeps status and text of a plain text refusal', async () => {
  api.fail('get', '/api/user/{id}', { status: 404, body: 'Участник не найден.' });
  expect(await problemOf(request('get', '/api/user/{id}', { path: { id: 1 } }))).toEqual({
    kind: 'http',
    status: 404,
    text: 'Участник не найден.',
  });
});

test('keeps the codes of a refused form by field', async () => {
  api.fail('post', '/api/auth/login', { status: 422, body: { errors: { password: 'ERROR_PASSWORD' } } });
  expect(await problemOf(request('post', '/api/auth/login', { body: { login: 'a', password: 'secret1' } }))).toEqual({
    kind: 'form',
    status: 422,
    codes: { password: 'ERROR_PASSWORD' },
  });
});

test('treats a success with error codes as a refused form [AUTH-03]', async () => {
  const call = () => request('post', '/api/auth/login', { body: { login: 'anna', password: 'wrong' } });
  api.fail('post', '/api/auth/login', { status: 200, body: { errors: { login: 'ERROR_LOGIN' } } });
  await expect(call()).rejects.toMatchObject({
    problem: { kind: 'form', status: 200, codes: { login: 'ERROR_LOGIN' } },
  });
  api.fail('post', '/api/auth/login', { status: 200, body: { ok: true, errors: {} } });
  await expect(call()).resolves.toEqual({ ok: true, errors: {} });
});

test('distinguishes a cut connection from a timeout', async () => {
  api.fail('get', '/api/settings', 'network');
  expect(await problemOf(request('get', '/api/settings'))).toEqual({ kind: 'network' });
  api.hang('get', '/api/settings');
  expect(await problemOf(request('get', '/api/settings', { timeout: 20 }))).toEqual({ kind: 'timeout' });
});

test('keeps the state that a refusal carries as JSON [ORG-10]', async () => {
  const details = { message: 'Появились изменения.', current: { version: 2 } };
  api.server.use(http.get('*/api/settings', () => HttpResponse.json(details, { status: 409 })));
  expect(await problemOf(request('get', '/api/settings'))).toEqual({
    kind: 'http',
    status: 409,
    text: 'Появились изменения.',
    details,
  });
});

test('tells a refusal until the password is entered from others [ORG-04]', async () => {
  const body = 'Подтвердите, что это вы: введите пароль.';
  api.fail('get', '/api/settings', { status: 403, body, headers: { 'x-confirm': 'password' } });
  expect(await problemOf(request('get', '/api/settings'))).toEqual({
    kind: 'http',
    status: 403,
    text: body,
    needsPassword: true,
  });
});

test('keeps the id of a call that the server failed [OPS-07]', async () => {
  const headers = { 'x-request-id': '7f3c9a12e04b4d6f' };
  const idOf = async (answer: { status: number; body: string | object }) => {
    api.fail('get', '/api/settings', { ...answer, headers });
    const error: unknown = await request('get', '/api/settings').catch((reason: unknown) => reason);
    return errorCode(error);
  };
  expect(await idOf({ status: 500, body: 'Внутренняя ошибка сервера.' })).toBe('7f3c9a12e04b4d6f');
  expect(await idOf({ status: 503, body: { message: 'Сервис временно недоступен.' } })).toBe('7f3c9a12e04b4d6f');
  expect(await idOf({ status: 404, body: 'Участник не найден.' })).toBeUndefined();
});

test('rejects a success without JSON and hides its text', async () => {
  api.fail('get', '/api/settings', { status: 200, body: '<html>Gateway</html>' });
  expect(await problemOf(request('get', '/api/settings'))).toEqual({ kind: 'http', status: 200, text: '' });
});

test('rejects with AbortError when the caller aborts', async () => {
  api.hang('get', '/api/settings');
  const controller = new AbortController();
  const call = request('get', '/api/settings', { signal: controller.signal });
  controller.abort();
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
});

test('reports a 401 to the shell’s policy', async () => {
  const policy = jest.fn();
  const restore = setUnauthorizedPolicy(policy);
  api.fail('get', '/api/user', { status: 401, body: 'Войдите в систему.' });
  await problemOf(request('get', '/api/user'));
  expect(policy).toHaveBeenCalledTimes(1);
  restore();
});

test.each([
  ['ignores a 401 of other calls while the session is renewed', true, 0],
  ['reports a 401 after a failed renewal', false, 1],
])('%s', async (_, isRenewed, reports) => {
  const policy = jest.fn();
  const restore = setUnauthorizedPolicy(policy);
  api.fail('get', '/api/user', { status: 401, body: 'Войдите в систему.' });
  let settle = () => {};
  const call = new Promise<void>((resolve, reject) => {
    settle = isRenewed ? resolve : () => reject(new Error('refused'));
  });
  const renewal = renewSession(() => call).catch(() => {});
  await problemOf(request('get', '/api/user'));
  expect(policy).not.toHaveBeenCalled();
  settle();
  await renewal;
  expect(policy).toHaveBeenCalledTimes(reports);
  restore();
});
