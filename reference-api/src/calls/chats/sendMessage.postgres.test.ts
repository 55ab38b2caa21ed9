import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Client } from 'pg';
import { openScene } from '#testing/scene.ts';

const { api, supplier, customer, send } = await openScene();

test('stores and tells a message in seven statements', async ({ mock }) => {
  await send(supplier, customer, 'Первое создаёт чат');
  const query = mock.method(Client.prototype, 'query');
  const before = api.pushed.length;
  assert.equal((await send(supplier, customer, 'Второе')).status, 200);
  const asked = query.mock.calls.map(({ arguments: [statement] }) => JSON.stringify(statement));
  // Session, recipient, and a transaction: begin, lock of the chat, message, both sides of the chat, commit.
  assert.equal(asked.length, 7, asked.join('\n'));
  assert.equal(api.pushed.length, before + 2);
});
