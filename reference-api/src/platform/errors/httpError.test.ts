import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createHttp } from '../http/createHttp.ts';
import { unavailable } from './httpError.ts';

test('answers 503 with Retry-After when a part is unavailable [OPS-03]', async () => {
  const app = await createHttp({ now: () => new Date('2026-11-21T09:00:00Z') });
  app.get('/busy', { config: { access: 'guest' } }, () => {
    throw unavailable('Сервер сейчас занят. Повторите попытку через минуту.');
  });
  const { statusCode, headers } = await app.inject('/busy');
  assert.deepEqual([statusCode, headers['retry-after']], [503, '60']);
  await app.close();
});
