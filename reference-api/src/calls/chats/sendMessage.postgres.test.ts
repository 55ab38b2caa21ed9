import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { Client } from 'pg';
import { openScene } from '#testing/scene.ts';

// Before the pool connects: its connections keep the method.
const query = mock.method(Client.prototype, 'query');
const { api, supplier, customer, send } = await openScene();

test('stores, tells and pushes a message in eight statements', async (t) => {
  t.after(() => query.mock.restore());
  await send(supplier, customer, 'Первое создаёт чат');
  query.mock.resetCalls();
  const before = api.pushed.length;
  assert.equal((await send(supplier, customer, 'Второе')).status, 200);
  const asked = query.mock.calls.map(({ arguments: [statement] }) => JSON.stringify(statement));
  // Session, recipient, and a transaction: begin, lock of the chat, message, both sides of the chat, web push, commit.
  assert.equal(asked.length, 8, asked.join('\n'));
  assert.equal(api.pushed.length, before + 2);
});
