import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openScene } from '#testing/scene.ts';
import type { SecurityEvent } from '../audit/audit.ts';
import { createRefusalLog, type Refusal } from './refusals.ts';

const { api, supplier, customer, send } = await openScene();

const refused = () =>
  api.audited.flatMap((event) =>
    event.event === 'refused' ? [[event.status, event.call, event.user, event.times]] : [],
  );
const FOREIGN = { 'sec-fetch-site': 'cross-site' };

test('logs refused requests by route without their parameters', async () => {
  const blocked = await api.createUser({ is_blocked: true });
  api.audited.length = 0;
  await api.call(null, 'GET', '/api/user');
  await api.call(blocked, 'GET', '/api/chats?prompt=тайна');
  await api.call(supplier, 'GET', `/api/user/${customer.id + 1_000_000}`);
  await api.call(supplier, 'POST', '/api/message', { user_id: 'никто' });
  await api.call(supplier, 'GET', '/api/auth/logout', undefined, FOREIGN);
  await api.call(supplier, 'GET', '/reports');
  await api.call(null, 'GET', '/api/notifications/unsubscribe/secret');
  await api.call(null, 'GET', '/.env?token=secret');
  assert.deepEqual(refused(), [
    [401, 'GET /api/user', null, 1],
    [403, 'GET /api/chats', blocked.id, 1],
    [404, 'GET /api/user/:id', supplier.id, 1],
    [400, 'POST /api/message', supplier.id, 1],
    [403, 'GET /api/auth/logout', null, 1],
    [403, 'GET /reports', supplier.id, 1],
    [404, 'GET /api/notifications/unsubscribe/:token', null, 1],
    [404, null, null, 1],
  ]);
  assert.doesNotMatch(JSON.stringify(api.audited), /тайна|secret|никто|env/);
});

test('logs a request over the limit, but no successful one', async () => {
  api.limits.writesPerMinute = 1;
  api.audited.length = 0;
  assert.equal((await send(supplier, customer, 'раз')).status, 200);
  assert.equal((await send(supplier, customer, 'два')).status, 429);
  api.limits.writesPerMinute = Infinity;
  assert.deepEqual(refused(), [[429, 'POST /api/message', supplier.id, 1]]);
});

const one: Refusal = { call: 'GET /api/user', status: 401, user: null, address: '203.0.113.9' };

test('counts repeats within a minute in one more line', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const written: SecurityEvent[] = [];
  const log = createRefusalLog((event) => void written.push(event));
  const times = () => written.splice(0).map((event) => 'times' in event && event.times);
  for (let round = 0; round < 500; round += 1) log.note(one);
  log.note({ ...one, user: 5 });
  assert.deepEqual(times(), [1, 1]);
  t.mock.timers.tick(60_000);
  assert.deepEqual(times(), [499]);
  t.mock.timers.tick(60_000);
  log.note(one);
  log.flush();
  assert.deepEqual(times(), [1]);
});

test('logs at most a thousand different refusals per minute', () => {
  const written: SecurityEvent[] = [];
  const log = createRefusalLog((event) => void written.push(event));
  for (let index = 0; index < 5000; index += 1) log.note({ ...one, address: `2001:db8::${index}` });
  log.flush();
  assert.equal(written.length, 1001);
  assert.deepEqual(written.at(-1), { ...one, event: 'refused', call: null, address: '*', times: 4000 });
});
