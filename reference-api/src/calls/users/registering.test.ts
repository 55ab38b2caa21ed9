import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openScene } from '#testing/scene.ts';

const { api, supplier, customer, send } = await openScene();

test('hides participants and presence until registration is finished', async () => {
  await send(supplier, customer, 'письмо до начала');
  const { id } = supplier;
  for (const registration_step of ['COMPANY', 'FILES', 'MEETINGS'] as const) {
    const newcomer = await api.createUser({ type: 'Заказчик', registration_step });
    const asked = [
      ['GET', `/api/user/${id}`],
      ['GET', `/api/user/exist/${id}`],
      ['POST', '/api/users', {}],
      ['GET', '/api/chats'],
      ['GET', `/api/chat/${id}`],
      ['GET', `/api/chats/${id}/redirect`],
      ['GET', '/api/chats/1/messages'],
      ['POST', '/api/chats/1/seen'],
      ['GET', '/api/messages'],
      ['GET', `/api/points?date=2026-11-21&user_id=${id}`],
      ['GET', `/api/files?user_id=${id}`],
      ['GET', `/api/photos?user_id=${id}`],
      ['GET', '/api/meetings/future'],
      ['GET', '/api/meetings/past'],
      ['GET', '/api/meetings/companies?date=2026-11-21'],
      ['GET', '/api/invitations/incoming'],
      ['GET', '/api/invitations/outgoing'],
      ['GET', '/api/filters/location'],
      ['POST', '/api/pusher/auth', { socket_id: '1.2', channel_name: 'presence-users' }],
    ] as const;
    for (const [method, url, body] of asked) {
      const answer = await api.call(newcomer, method, url, body);
      assert.deepEqual([answer.status, answer.text], [403, 'Сначала завершите регистрацию.'], `${method} ${url}`);
    }
    // Calls that the registration pages, their layout and the route guard make.
    for (const url of ['/api/user', '/api/points', '/api/files', '/api/photos', '/api/activities', '/api/industries'])
      assert.equal((await api.call(newcomer, 'GET', url)).status, 200, url);
    assert.equal((await api.call(newcomer, 'POST', '/api/users?preview=1', {})).status, 200);
  }
});
