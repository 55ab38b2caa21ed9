import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openScene } from '#testing/scene.ts';

const { api, supplier, customer } = await openScene();

const connectionOf = async (user = supplier) =>
  (await api.call(user, 'GET', '/api/user')).json<'getCurrentUser'>().connection;
const open = (id: string) => api.app.inject({ url: `/api/bot/start?start=${encodeURIComponent(id)}` });
const start = (id: string, username: string, headers = {}) =>
  api.app.inject({
    method: 'POST',
    url: '/api/bot/start',
    payload: new URLSearchParams({ start: id, username }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });

test('connects only the account whose id the page has [EDIT-08]', async () => {
  const { id, status } = await connectionOf();
  assert.equal(status, false);
  const page = await open(id);
  assert.equal(page.statusCode, 200);
  assert.match(page.body, /Имя аккаунта/);
  assert.match(String(page.headers['content-security-policy']), /form-action 'self'/);
  assert.match((await start(id, ' @anna_k ')).body, /Подключено: @anna_k\./);
  const { chat_id, ...connection } = await connectionOf();
  assert.deepEqual(connection, { id, status: true, username: 'anna_k' });
  assert.match(String(chat_id), /^\d{9}$/);
  assert.equal((await connectionOf(customer)).status, false);
});

test('connects by the chat number when the name is empty', async () => {
  const { id } = await connectionOf();
  const answer = await start(id, '');
  const { status, username, chat_id } = await connectionOf();
  assert.deepEqual([status, username], [true, null]);
  assert.ok(answer.body.includes(`чат ${chat_id}`));
});

test('refuses foreign sites, unknown ids and invalid names', async () => {
  const { id } = await connectionOf();
  assert.equal((await start(id, 'anna', { 'sec-fetch-site': 'cross-site' })).statusCode, 403);
  for (const unknown of ['', 'нет', '"><script>', 'b6c7']) {
    assert.equal((await open(unknown)).statusCode, 404);
    assert.equal((await start(unknown, 'anna')).statusCode, 404);
  }
  const refused = await start(id, '<script>');
  assert.match(refused.body, /только латинские/);
  assert.ok(!refused.body.includes('<script>'));
  assert.equal((await connectionOf()).status, false);
});
