import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import { openTestDatabase } from '#testing/openTestDatabase.ts';
import { log } from '../log/log.ts';
import { ProcessBus } from './processBus.ts';

test('reports a loss once, when the database answers again [OPS-03]', async (t) => {
  const { db, close } = await openTestDatabase();
  t.after(close);
  let isAway = true;
  let losses = 0;
  t.mock.method(log, 'error', () => undefined);
  t.mock.method(db, 'execute', () => (isAway ? Promise.reject(new Error('away')) : Promise.resolve()));
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const bus = new ProcessBus(db);
  bus.onLoss = () => (losses += 1);

  bus.send({ kind: 'alive' });
  for (let second = 0; second < 3; second += 1) {
    await turn();
    t.mock.timers.tick(1000);
  }
  await turn();
  assert.equal(losses, 0);

  isAway = false;
  t.mock.timers.tick(1000);
  await turn();
  assert.equal(losses, 1);
  bus.send({ kind: 'alive' });
  await turn();
  assert.equal(losses, 1);
});
