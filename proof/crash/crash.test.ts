import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { createServerDatabase, type ServerDatabase } from 'reference-api/testing/openTestDatabase';
import { crashRounds } from './crashRounds.ts';

const server = process.env['TEST_DATABASE_URL'];
const folder = mkdtempSync(join(tmpdir(), 'vstrecha-crash-'));
let database: ServerDatabase | undefined;
before(async () => {
  if (server) database = await createServerDatabase(server);
});
after(async () => {
  await database?.drop();
  rmSync(folder, { recursive: true, force: true });
});

// Starts the server three times; each start may take ten seconds on a busy machine.
const TIMEOUT_MS = 180_000;

test('keeps acknowledged writes exactly once after kills in mid-write', { timeout: TIMEOUT_MS }, async () => {
  const { acknowledged, problems } = await crashRounds({ folder, databaseUrl: database?.url }, 2, 25);
  assert.ok(Object.values(acknowledged).every((count) => count > 0));
  assert.deepEqual(problems, []);
});
