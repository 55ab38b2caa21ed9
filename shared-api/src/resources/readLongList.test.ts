import { expect, test } from '@jest/globals';
import { ApiError } from '../client/ApiError';
import { fixtures, useFakeApi } from '../testing';
import { readLongList } from './longLists';

const api = useFakeApi();

async function read(): Promise<number[]> {
  const ids: number[] = [];
  await readLongList('post', '/api/users', { query: { limit: 99_999, page: 1 }, body: {} }, 'users', ({ id }) =>
    ids.push(id),
  );
  return ids;
}

test('passes the response’s list on item by item', async () => {
  api.answer('post', '/api/users', {
    users: [1, 2, 3].map((id) => fixtures.participant({ id })),
    pages: 1,
    total_count: 3,
  });
  expect(await read()).toEqual([1, 2, 3]);
});

test('fails like any call: refused, cut off, not JSON', async () => {
  const problem = () => read().catch((error: unknown) => (error instanceof ApiError ? error.problem : error));
  api.fail('post', '/api/users', { status: 403, body: 'Рассылка сейчас отключена.' });
  expect(await problem()).toEqual({ kind: 'http', status: 403, text: 'Рассылка сейчас отключена.' });
  api.fail('post', '/api/users', 'network');
  expect(await problem()).toEqual({ kind: 'network' });
  for (const body of ['{"users":[{"id":1}', '{"users":[{"id":1}]} more', '<html>']) {
    api.fail('post', '/api/users', { status: 200, body });
    expect(await problem()).toEqual({ kind: 'http', status: 200, text: '' });
  }
});
