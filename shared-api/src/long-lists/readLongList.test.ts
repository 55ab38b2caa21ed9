import { expect, test } from '@jest/globals';
import { ApiError } from '../client/ApiError';
import { fixtures, useFakeApi } from '../testing';
import { createItemScanner } from './createItemScanner';
import { readLongList } from './readLongList';

const api = useFakeApi();

function scan(json: string, piece: number): unknown[] {
  const items: unknown[] = [];
  const scanner = createItemScanner('users', (item) => items.push(JSON.parse(item)));
  for (let at = 0; at < json.length; at += piece) scanner.feed(json.slice(at, at + piece));
  expect(scanner.isComplete()).toBe(true);
  return items;
}

test('finds the items wherever the pieces end, whatever stands in the texts', () => {
  const users = [
    { id: 1, company: 'ООО «[{\\"users\\":"', tags: ['a', { deep: [1] }] },
    { id: 2, company: '}]\\', tags: [] },
  ];
  const json = JSON.stringify({ title: 'users', others: [{ id: 9 }], nested: { users: [{ id: 8 }] }, users, pages: 1 });
  for (const piece of [1, 2, 3, 7, json.length]) expect(scan(json, piece)).toEqual(users);
  expect(scan('{"users":[],"pages":0}', 4)).toEqual([]);
});

async function read(): Promise<number[]> {
  const ids: number[] = [];
  await readLongList('post', '/api/users', { query: { limit: 99_999, page: 1 }, body: {} }, 'users', ({ id }) =>
    ids.push(id),
  );
  return ids;
}

test('hands over the list of an answer item by item', async () => {
  api.answer('post', '/api/users', {
    users: [1, 2, 3].map((id) => fixtures.participant({ id })),
    pages: 1,
    total_count: 3,
  });
  expect(await read()).toEqual([1, 2, 3]);
});

test('fails as any call does: refused, cut off, no JSON', async () => {
  const problem = () => read().catch((error: unknown) => (error instanceof ApiError ? error.problem : error));
  api.fail('post', '/api/users', { status: 403, body: 'Рассылка сейчас отключена.' });
  expect(await problem()).toEqual({ kind: 'http', status: 403, text: 'Рассылка сейчас отключена.' });
  api.fail('post', '/api/users', 'network');
  expect(await problem()).toEqual({ kind: 'network' });
  api.fail('post', '/api/users', { status: 200, body: '{"users":[{"id":1}' });
  expect(await problem()).toEqual({ kind: 'http', status: 200, text: '' });
});
