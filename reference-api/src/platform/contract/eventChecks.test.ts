import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApp } from '#testing/testApp.ts';
import { createEventCheck } from './eventChecks.ts';
import { loadContract } from './loadContract.ts';

const check = createEventCheck(loadContract());
const CHAT = {
  id: 1,
  user_id: 2,
  last_message: '',
  attachments: 0,
  seen: true,
  updated_at: '2026-11-21T09:00:00.000Z',
  avatar: '/images/avatar/default.png',
  company: 'Печать',
  is_blocked: false,
};

test('accepts an event that matches the contract', () => {
  assert.equal(check({ channel: 'private-user-7', event: 'invitation', data: {} }), undefined);
  assert.equal(check({ channel: 'private-user-7', event: 'message', data: { message: null, chat: CHAT } }), undefined);
  const deleted = { id: 5, chat_id: 1, chat: CHAT };
  assert.equal(check({ channel: 'private-user-7', event: 'message-deleted', data: deleted }), undefined);
});

test('reports an unknown name, channel, type or field', () => {
  const channel = 'private-user-7';
  assert.match(check({ channel, event: 'greeting', data: {} }) ?? '', /no such push event/);
  assert.match(check({ channel: 'presence-users', event: 'invitation', data: {} }) ?? '', /another channel/);
  assert.match(check({ channel, event: 'invitation', data: { id: 1 } }) ?? '', /additional properties/);
  assert.match(check({ channel, event: 'message', data: { chat: CHAT } }) ?? '', /required property 'message'/);
  const undated = { message: null, chat: { ...CHAT, updated_at: null } };
  assert.match(check({ channel, event: 'message-updated', data: undated }) ?? '', /updated_at/);
});

test('fails the test application’s close after an invalid event', async () => {
  const api = await createTestApp();
  const event = { channel: 'private-user-1', event: 'message-deleted', data: { id: 1 } };
  (await api.push.prepare(api.db, [event]))();
  await assert.rejects(api.close(), /message-deleted: the push event is not as the contract promises it: .*chat_id/);
});
