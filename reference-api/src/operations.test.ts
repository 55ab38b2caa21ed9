import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { test } from 'node:test';
import Fastify from 'fastify';
import { createClock } from '#platform/clock/clock.ts';
import { readConfig } from '#platform/config/config.ts';
import { loadContract } from '#platform/contract/loadContract.ts';
import type { AppContext } from '#platform/http/context.ts';
import { createHttp } from '#platform/http/createHttp.ts';
import { registerOperations } from '#platform/http/registerOperations.ts';
import { OPERATIONS } from './operations.ts';

const FOLDER = new URL('./calls/', import.meta.url);

test('keeps each call alone in the file named after it', () => {
  const files = globSync('*/*.ts', { cwd: FOLDER }).map((file) => basename(file, '.ts'));
  for (const { id } of OPERATIONS) assert.equal(files.filter((name) => name === id).length, 1, id);
});

test('admits to each call the users that the contract declares', () => {
  const declared = Object.fromEntries(loadContract().operations.map(({ id, access }) => [id, access.who]));
  assert.deepEqual(Object.fromEntries(OPERATIONS.map(({ id, access }) => [id, access])), declared);
});

test('stops the start when a call’s access contradicts the contract', async () => {
  const open = OPERATIONS.map((operation) =>
    operation.id === 'getNews' ? { ...operation, access: 'guest' as const } : operation,
  );
  const { limits } = readConfig({});
  const context = { limits, clock: createClock(undefined) } as AppContext;
  await assert.rejects(registerOperations(Fastify(), open, context), /^Error: getNews is for «guest», x-access/);
});

test('refuses a route outside the contract that declares no access', async () => {
  const http = await createHttp(createClock(undefined));
  assert.throws(
    () => http.get('/report', async () => 'all of it'),
    /^Error: \/report does not say who may call it: its route needs a config with access\.$/,
  );
  await http.close();
});
